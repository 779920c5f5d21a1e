import type { Domain } from '../context.ts';
import { wholeNumber } from '../http/read.ts';
import { NOBODY } from '../schema.ts';

/** How many are listed, as section 9 names it, and at most. */
const LISTED = 49;
const LARGEST_LIST = 100;

/** Things that can be added to a plan. All that the sandbox has are active and for every occasion. */
export const addons: Domain = (routes, { store }) => {
  routes.patient.get('/api/addons', 'listAddons', ({ query, reply }) => {
    const limit = wholeNumber(query.limit ?? LISTED, 'limit', 1, LARGEST_LIST);
    const { appliesTo, status = 'active' } = query;
    const found = store
      .list('addons', NOBODY)
      .filter(
        ({ productTypes = [] }) => appliesTo === undefined || productTypes.some((type) => type === appliesTo),
      );
    return reply(200, { data: status === 'active' ? found.slice(0, limit) : [] });
  });
};
