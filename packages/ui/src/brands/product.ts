import type { Brand } from '../theme/defineBrand.ts';

export const product: Brand = {
  id: 'product',
  name: 'Linden',
  title: 'Linden',
  themeColor: '#7a3fd1',
  logo: {
    viewBox: '0 0 32 32',
    path: 'M16 2.5c7 3.4 11 8 11 13.7 0 5.5-3.8 9.6-9.3 10.4v3.4h-3.4v-3.4C8.8 25.8 5 21.7 5 16.2 5 10.5 9 5.9 16 2.5Zm-1.7 10v4.4l-3.6-3-1.8 2.2 5.4 4.5v2.5h3.4v-5.3l5.4-4.5-1.8-2.2-3.6 3v-4.8h-3.4Z',
  },
  hosts: ['product.localhost'],
  websiteUrl: 'https://linden.example',
  legal: {
    terms: 'https://linden.example/terms',
    privacy: 'https://linden.example/privacy',
    telehealth: 'https://linden.example/telehealth-consent',
  },
  supportEmail: 'care@linden.example',
  postalAddress: ['2 Sample Street', 'Austin, TX 78701'],
  productTypes: ['wl', 'ag'],
};
