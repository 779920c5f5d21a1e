import type { Product } from '../../core/schema.ts';
import { packaged } from './doses.ts';

/** Anti-aging product. */
export const agProduct = (picture: (name: string) => string): Product => ({
  _id: 'product-ag',
  productType: 'ag',
  productName: 'Anti-Aging Treatment',
  productDescription: 'Prescription care for skin and energy, chosen with a doctor.',
  substance: 'Tretinoin or NAD+',
  mainImgUrl: picture('ag'),
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'variation-ag-cream',
      ranking: 1,
      variationName: 'Tretinoin Night Cream',
      view: 'generic',
      variationDescription: 'Used in the evening; smooths fine lines over three months.',
      mainImgUrl: picture('ag'),
      mostPopular: true,
      frequencyOfReception: ['daily'],
      packageTypes: ['jar'],
      doses: [
        packaged('dose-ag-cream-0.025', 0.025, '%', 4500, 12000, { intensity: 'low', mostPopular: true }),
        packaged('dose-ag-cream-0.05', 0.05, '%', 4900, 13200, { intensity: 'medium' }),
      ],
    },
    {
      _id: 'variation-ag-spray',
      ranking: 2,
      variationName: 'NAD+ Nasal Spray',
      view: 'generic',
      variationDescription: 'One spray in each nostril in the morning.',
      mainImgUrl: picture('ag-spray'),
      frequencyOfReception: ['daily'],
      packageTypes: ['bottle'],
      doses: [packaged('dose-ag-spray', 15, 'ml', 12900, 34800)],
    },
  ],
});
