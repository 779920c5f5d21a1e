import { unwrapOne, type ProductType } from '@patient/api';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { family } from '#shared/service/atomFamily.ts';
import { PRICES } from './offers.ts';

/** Average price of a treatment per month (GET /api/subscription/average-price/{x}). */
export const averagePriceAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [PRICES, 'average', productType],
      queryFn: ({ signal }) =>
        unwrapOne(
          client.GET('/api/subscription/average-price/{x}', { params: { path: { x: productType } }, signal }),
        ),
    };
  }),
);
