import type { Brand } from '../theme/defineBrand.ts';

export const mens: Brand = {
  id: 'mens',
  name: 'Mens',
  title: 'Mens',
  themeColor: '#007aff',
  logo: {
    viewBox: '0 0 32 32',
    path: 'M9 3h14a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Zm-.5 19.5h3.6v-7.3l3.9 5.2 3.9-5.2v7.3h3.6v-13h-3.3L16 15.1l-4.2-5.6H8.5Z',
  },
  hosts: ['mens.localhost'],
  websiteUrl: 'https://mens.example',
  legal: {
    terms: 'https://mens.example/terms',
    privacy: 'https://mens.example/privacy',
    telehealth: 'https://mens.example/telehealth-consent',
  },
  supportEmail: 'support@mens.example',
  postalAddress: ['1 Sample Street', 'Austin, TX 78701'],
  productTypes: ['ed', 'hl', 'wl', 'ag'],
};
