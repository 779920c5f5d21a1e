import { defineBrand } from '@patient/ui/theme';
import { brandCss } from '@patient/ui/tokens';
import tokens from './third.json' with { type: 'json' };

const sheet = new CSSStyleSheet();
sheet.replaceSync(brandCss('third', tokens));
document.adoptedStyleSheets.push(sheet);

/** Tokens of {@link third}. */
export const thirdTokens = tokens;

/** Brand for stories and tests only. */
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
  postalAddress: ['3 Sample Road', 'Denver, CO 80202'],
  productTypes: ['hl'],
});
