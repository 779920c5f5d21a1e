import type { Brand } from '../theme/defineBrand.ts';

export const product: Brand = {
  id: 'product',
  name: 'Linden',
  title: 'Linden',
  themeColor: '#7a3fd1',
  logo: {
    viewBox: '0 0 32 32',
    path: 'M16 2.5c7 3.4 11 8 11 13.7 0 5.5-3.8 9.6-9.3 10.4v3.4h-3.4v-3.4C8.8 25.800 5 21.700 5 16.200 5 10.500 9 5.900 16 2.500Zm-1.700 10v4.400l-3.600-3-1.800 2.200 5.400 4.500v2.500h3.400v-5.300l5.400-4.500-1.800-2.200-3.600 3v-4.800h-3.400Z',
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
