import type { Product } from '../schema.ts';

type Variation = NonNullable<Product['variations']>[number];
type Dose = NonNullable<Variation['doses']>[number];

const dose = (
  id: string,
  weight: number,
  measure: string,
  price: number,
  more: Partial<Dose> = {},
): Dose => ({ _id: id, weight, measure, price, status: 'active', strength: `${weight} ${measure}`, ...more });

/** A dose that is priced by the month's package, with a lower price for three months at once. */
const packaged = (
  id: string,
  weight: number,
  measure: string,
  price: number,
  quarterly: number,
  more: Partial<Dose> = {},
): Dose =>
  dose(id, weight, measure, price, { calculationAsPackage: true, specialQuarterlyPrice: quarterly, ...more });

const uses = ['4', '6', '8', '10', '12'];

/** The products the sandbox sells; prices are whole US cents. `publicPath` is where its pictures are served. */
export function seedProducts(publicPath: string): Product[] {
  const picture = (name: string) => `${publicPath}/pictures/${name}.svg`;
  return [
    {
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
          frequencyOfReception: uses,
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
          mainImgUrl: picture('ed'),
          frequencyOfReception: uses,
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
          mainImgUrl: picture('ed'),
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
    },
    {
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
          mainImgUrl: picture('hl'),
          frequencyOfReception: ['daily'],
          packageTypes: ['bottle', 'sachet'],
          doses: [packaged('dose-hl-tablets-1', 1, 'mg', 2400, 6300)],
        },
      ],
    },
    {
      _id: 'product-wl',
      productType: 'wl',
      productName: 'Weight Loss Program',
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
          mainImgUrl: picture('wl'),
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
    },
    {
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
          mainImgUrl: picture('ag'),
          frequencyOfReception: ['daily'],
          packageTypes: ['bottle'],
          doses: [packaged('dose-ag-spray', 15, 'ml', 12900, 34800)],
        },
      ],
    },
  ];
}
