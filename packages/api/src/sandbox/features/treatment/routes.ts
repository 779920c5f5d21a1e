import { SHARED } from '../../core/collections.ts';
import type { Feature } from '../../http/feature.ts';

/** Products with their variations and doses. */
export const products: Feature = (routes, { store }) => {
  routes.patient.get('/api/products', 'listProducts', ({ query, reply }) => {
    const { productType } = query;
    const all = store.list('products', SHARED);
    if (productType === undefined) return reply(200, { data: all });
    return reply(200, { data: all.filter((product) => product.productType === productType) });
  });
};
