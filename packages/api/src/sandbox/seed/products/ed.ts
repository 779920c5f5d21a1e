import type { Product } from '../../core/schema.ts';
import { dose, packaged } from './doses.ts';

const usesAMonth = ['4', '6', '8', '10', '12'];

/** Erectile dysfunction product. */
export const edProduct = (picture: (name: string) => string): Product => ({
  _id: 'product-ed',
  productType: 'ed',
  productName: 'ED Tablets',
  productDescription: 'Prescription tablets for erectile dysfunction, taken when needed or every day.',
  substance: 'Sildenafil or tadalafil',
  mainImgUrl: picture('ed'),
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'variation-ed-sildenafil',
      ranking: 1,
      variationName: 'Sildenafil',
      view: 'generic',
      variationDescription: 'Works for 4 to 6 hours. Taken about an hour before it is needed.',
      mainImgUrl: picture('ed'),
      mostPopular: true,
      frequencyOfReception: usesAMonth,
      packageTypes: ['bottle', 'sachet'],
      doses: [
        dose('dose-ed-sildenafil-25', 25, 'mg', 300, { intensity: 'low' }),
        dose('dose-ed-sildenafil-50', 50, 'mg', 400, { intensity: 'medium', mostPopular: true }),
        dose('dose-ed-sildenafil-100', 100, 'mg', 550, { intensity: 'high' }),
      ],
    },
    {
      _id: 'variation-ed-tadalafil',
      ranking: 2,
      variationName: 'Tadalafil',
      view: 'generic',
      variationDescription: 'Works for up to 36 hours. Taken about two hours before it is needed.',
      mainImgUrl: picture('ed-tadalafil'),
      frequencyOfReception: usesAMonth,
      packageTypes: ['bottle', 'sachet'],
      doses: [
        dose('dose-ed-tadalafil-10', 10, 'mg', 500, { intensity: 'medium', mostPopular: true }),
        dose('dose-ed-tadalafil-20', 20, 'mg', 700, { intensity: 'high' }),
      ],
    },
    {
      _id: 'variation-ed-tadalafil-daily',
      ranking: 3,
      variationName: 'Daily Tadalafil',
      view: 'generic',
      variationDescription: 'A low dose every day, so that nothing has to be planned.',
      mainImgUrl: picture('ed-daily'),
      frequencyOfReception: ['daily'],
      packageTypes: ['bottle'],
      doses: [
        packaged('dose-ed-tadalafil-daily-2.5', 2.5, 'mg', 4900, 13200, { intensity: 'low' }),
        packaged('dose-ed-tadalafil-daily-5', 5, 'mg', 5900, 15900, {
          intensity: 'medium',
          mostPopular: true,
        }),
      ],
    },
  ],
});
