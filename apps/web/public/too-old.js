// Runs after the module that starts the page, also where the browser cannot run modules, or not this one.
if (!document.documentElement.hasAttribute('data-started'))
  document.getElementById('too-old').removeAttribute('hidden');
