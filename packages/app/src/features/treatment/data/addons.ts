import { unwrap, type ProductType } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { family } from '#shared/service/atomFamily.ts';

/** Add-ons of a treatment (GET /api/addons). */
export const addonsAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: ['addons', productType],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/addons', {
            params: {
              query: {
                limit: LIMITS.addonsLimit,
                action: 'registration',
                appliesTo: productType,
                status: 'active',
              },
            },
            signal,
          }),
        ),
    };
  }),
);
