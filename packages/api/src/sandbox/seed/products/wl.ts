import type { Product } from '../../core/schema.ts';
import { packaged } from './doses.ts';

/** Weight loss product. */
export const wlProduct = (picture: (name: string) => string): Product => ({
  _id: 'product-wl',
  productType: 'wl',
  productName: 'Weight Loss Treatment',
  productDescription: 'A weekly injection with a doctor who adjusts the dose month by month.',
  substance: 'Semaglutide or tirzepatide',
  mainImgUrl: picture('wl'),
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'variation-wl-semaglutide',
      ranking: 1,
      variationName: 'Semaglutide Injection',
      view: 'generic',
      variationDescription: 'Once a week, under the skin. Eases appetite and slows digestion.',
      mainImgUrl: picture('wl'),
      mostPopular: true,
      frequencyOfReception: ['weekly'],
      packageTypes: ['vial'],
      doses: [
        packaged('dose-wl-semaglutide-0.25', 0.25, 'mg', 19900, 53700, {
          intensity: 'low',
          mostPopular: true,
          description: 'The dose everybody begins with.',
        }),
        packaged('dose-wl-semaglutide-0.5', 0.5, 'mg', 22900, 61800, { intensity: 'medium' }),
        packaged('dose-wl-semaglutide-1', 1, 'mg', 26900, 72600, { intensity: 'high' }),
      ],
    },
    {
      _id: 'variation-wl-tirzepatide',
      ranking: 2,
      variationName: 'Tirzepatide Injection',
      view: 'generic',
      variationDescription: 'Once a week, under the skin. Works on two hormones of appetite.',
      mainImgUrl: picture('wl-tirzepatide'),
      frequencyOfReception: ['weekly'],
      packageTypes: ['vial'],
      doses: [
        packaged('dose-wl-tirzepatide-2.5', 2.5, 'mg', 29900, 80700, {
          intensity: 'low',
          mostPopular: true,
        }),
        packaged('dose-wl-tirzepatide-5', 5, 'mg', 34900, 94200, { intensity: 'medium' }),
      ],
    },
  ],
});
