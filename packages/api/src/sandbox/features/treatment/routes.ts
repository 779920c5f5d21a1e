import { NOBODY } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { type ProductType } from '../../core/schema.ts';

const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

/** Products with their variations and doses. */
export const products: Feature = (routes, { store }) => {
  routes.patient.get('/api/products', 'listProducts', ({ query, reply }) => {
    const { productType } = query;
    const all = store.list('products', NOBODY);
    if (productType === undefined) return reply(200, { data: all });
    if (!productTypes.some((type) => type === productType)) {
      throw new HttpError(400, `productType must be one of ${productTypes.join(', ')}`);
    }
    return reply(200, { data: all.filter((product) => product.productType === productType) });
  });
};
