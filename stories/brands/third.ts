import { defineBrand } from '@patient/ui/theme';
import tokens from './third.json' with { type: 'json' };
import './third.css.ts';

/** The token file of the brand below. */
export const thirdTokens = tokens;

/** A brand of stories and tests alone: it proves what a brand costs, and no host ever shows it. */
export const third = defineBrand({
  id: 'third',
  name: 'Third',
  title: 'Third',
  themeColor: '#cf569b',
  logo: { viewBox: '0 0 32 32', path: 'M4 4h24v5H4Zm0 9.500h24v5H4Zm0 9.500h14v5H4Z' },
  hosts: ['third.localhost'],
  websiteUrl: 'https://third.example',
  legal: {
    terms: 'https://third.example/terms',
    privacy: 'https://third.example/privacy',
    telehealth: 'https://third.example/telehealth-consent',
  },
  supportEmail: 'care@third.example',
  productTypes: ['hl'],
});
