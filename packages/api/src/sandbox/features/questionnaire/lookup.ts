import type { Domain } from '../../core/context.ts';
import { Refusal } from '../../http/httpError.ts';
import { lookUp } from './lists/lists.ts';

/** The service's lists, such as states and medicines. */
export const lookup: Domain = (routes) => {
  routes.patient.get('/get-{type}', 'listLookupItems', ({ path, query, reply }) => {
    const found = lookUp(path.type, { search: query.search, system: query.system });
    if (found === undefined) throw new Refusal(404, 'There is no such list');
    return reply(200, { data: found });
  });
};
