import { defineBrand } from '@patient/ui/theme';

/** Brand defined by this app. */
export const third = defineBrand({
  id: 'third',
  name: 'Third',
  title: 'Third',
  themeColor: '#cf569b',
  logo: { viewBox: '0 0 32 32', path: 'M4 4h24v5H4Z' },
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
