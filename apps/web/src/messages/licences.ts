import { pickTexts } from '@hub/ui/language.ts';

const en = {
  title: 'Licences',
  lead: 'This hub is free software. It contains work of others, whose licences are listed here.',
  nav: 'Parts',
  parts: 'What it contains',
  texts: 'Licence texts',
  back: 'Back',
  loading: 'Loading the licences',
  failed: 'The licences could not be loaded',
};

export const licencesTexts = pickTexts({ en });
