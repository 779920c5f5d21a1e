import type { Domain } from '../../core/context.ts';
import { Refusal } from '../../http/httpError.ts';
import { NOBODY, type ProductType } from '../../core/schema.ts';

const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

/** Products with their variations and doses. */
export const products: Domain = (routes, { store }) => {
  routes.patient.get('/api/products', 'listProducts', ({ query, reply }) => {
    const { productType } = query;
    const all = store.list('products', NOBODY);
    if (productType === undefined) return reply(200, { data: all });
    if (!productTypes.some((type) => type === productType)) {
      throw new Refusal(400, `productType must be one of ${productTypes.join(', ')}`);
    }
    return reply(200, { data: all.filter((product) => product.productType === productType) });
  });
};
