import type { Product } from '../../core/schema.ts';
import { packaged } from './doses.ts';

/** Hair loss product. */
export const hlProduct = (picture: (name: string) => string): Product => ({
  _id: 'product-hl',
  productType: 'hl',
  productName: 'Hair Loss Treatment',
  productDescription: 'Slows hair loss and helps hair grow back; results take three to six months.',
  substance: 'Finasteride and minoxidil',
  mainImgUrl: picture('hl'),
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'variation-hl-spray',
      ranking: 1,
      variationName: 'Topical Spray',
      view: 'generic',
      variationDescription: 'Finasteride and minoxidil in one spray, used once a day.',
      mainImgUrl: picture('hl'),
      mostPopular: true,
      frequencyOfReception: ['daily'],
      packageTypes: ['bottle'],
      doses: [packaged('dose-hl-spray', 60, 'ml', 3900, 10500, { mostPopular: true })],
    },
    {
      _id: 'variation-hl-tablets',
      ranking: 2,
      variationName: 'Finasteride Tablets',
      view: 'generic',
      variationDescription: 'One tablet a day.',
      mainImgUrl: picture('hl-tablets'),
      frequencyOfReception: ['daily'],
      packageTypes: ['bottle', 'sachet'],
      doses: [packaged('dose-hl-tablets-1', 1, 'mg', 2400, 6300)],
    },
  ],
});
