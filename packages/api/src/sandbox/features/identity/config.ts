import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { configEntry } from './configEntries.ts';

/** Configuration values, read by name. */
export const config: Feature = (routes, context) => {
  routes.open.get('/get-config', 'getConfig', ({ query, reply }) => {
    const entry = configEntry(context, query.config);
    if (entry === undefined) throw new HttpError(404, 'There is no such configuration value');
    return reply(200, { data: [entry] });
  });
};
