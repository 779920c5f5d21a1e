import { unwrap, type Subscription } from '@patient/api';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { family } from '#shared/service/atomFamily.ts';
import { PRICES } from './offers.ts';

const discountsFamily = family((key: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    const [id = '', doseId = '', ...reception] = key.split(' ');
    const frequencyOfReception = reception.join(' ');
    return {
      queryKey: [PRICES, 'discounts', id, doseId, frequencyOfReception],
      enabled: doseId !== '',
      queryFn: ({ signal }) => {
        const query = { doseId, ...(frequencyOfReception && { frequencyOfReception }) };
        return unwrap(
          client.GET('/api/subscription/{id}/discounts', { params: { path: { id }, query }, signal }),
        );
      },
    };
  }),
);

/** Price of the plan's dose by delivery (GET /api/subscription/{id}/discounts); nothing before a dose is chosen. */
export const discountsAtom = ({ _id, plan }: Pick<Subscription, '_id' | 'plan'>) =>
  discountsFamily(`${_id} ${plan?.doseId ?? ''} ${plan?.frequencyOfReception ?? ''}`);
