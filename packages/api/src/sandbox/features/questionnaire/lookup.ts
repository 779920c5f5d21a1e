import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { lookUp } from './lists/lists.ts';

/** Lookup lists, such as states and medicines. */
export const lookup: Feature = (routes) => {
  routes.patient.get('/get-{type}', 'listLookupItems', ({ path, query, reply }) => {
    const found = lookUp(path.type, { search: query.search, system: query.system });
    if (found === undefined) throw new HttpError(404, 'There is no such list');
    return reply(200, { data: found });
  });
};
