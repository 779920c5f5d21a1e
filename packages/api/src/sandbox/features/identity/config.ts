import type { Domain } from '../../core/context.ts';
import { Refusal } from '../../http/httpError.ts';
import { enabledStates } from '../account/rules/servedStates.ts';
import { configEntry } from './configEntries.ts';

/** Configuration and lists that hold nothing of a patient. */
export const config: Domain = (routes, context) => {
  routes.open.get('/get-enabled-states', 'getEnabledStates', ({ reply }) =>
    reply(200, { data: [...enabledStates] }),
  );

  routes.open.get('/get-config', 'getConfig', ({ query, reply }) => {
    const entry = configEntry(context, query.config ?? '');
    if (entry === undefined) throw new Refusal(404, 'There is no such configuration value');
    return reply(200, { data: [entry] });
  });
};
