// Runs before anything else, in syntax that every version of Node reads. `apps/server/scripts/bundle.ts` puts it at the
// beginning of the bundle.
var MIN_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < MIN_MAJOR) {
  process.stderr.write(
    'Riftlight needs Node ' +
      MIN_MAJOR +
      ' or newer; ' +
      process.execPath +
      ' is ' +
      process.version +
      '. On Linux x64 "npm ci" installs one as node_modules/.bin/node.\n',
  );
  process.exit(1);
}
