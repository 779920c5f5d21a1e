import type { Addon } from '../core/schema.ts';

/** Addons of the seed; prices are US cents. */
export const seedAddons = (publicPath: string): Addon[] => [
  {
    _id: 'addon-nausea',
    name: 'Nausea Relief Tablets',
    description: 'For the first weeks of an injection.',
    price: 1900,
    mainImgUrl: `${publicPath}/pictures/wl.svg`,
    productTypes: ['wl'],
  },
  {
    _id: 'addon-shampoo',
    name: 'Ketoconazole Shampoo',
    description: 'Twice a week, beside the treatment.',
    price: 1500,
    mainImgUrl: `${publicPath}/pictures/hl.svg`,
    productTypes: ['hl'],
  },
  {
    _id: 'addon-moisturizer',
    name: 'Night Moisturizer',
    description: 'Soothes the skin while it gets used to the cream.',
    price: 2200,
    mainImgUrl: `${publicPath}/pictures/ag.svg`,
    productTypes: ['ag'],
  },
  {
    _id: 'addon-vitamins',
    name: 'Vitamin D and B12',
    description: 'One capsule a day.',
    price: 1200,
    mainImgUrl: `${publicPath}/pictures/ag.svg`,
    productTypes: ['ed', 'hl', 'wl', 'ag'],
  },
];
