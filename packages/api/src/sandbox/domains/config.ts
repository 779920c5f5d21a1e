import type { Domain } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { NOBODY } from '../schema.ts';

/** The states the sandbox treats patients in: all but three, so that a refusal can be seen. */
const notServed = new Set(['AK', 'HI', 'MS']);
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** Configuration and lists that hold nothing of a patient. */
export const config: Domain = (routes, { store }) => {
  routes.open.get('/get-enabled-states', 'getEnabledStates', ({ reply }) =>
    reply(200, { data: states.filter((state) => !notServed.has(state)) }),
  );

  routes.open.get('/get-config', 'getConfig', ({ query, reply }) => {
    const entry = store.get('config', NOBODY, query.config ?? '');
    if (entry === undefined) throw new Refusal(404, 'There is no such configuration value');
    return reply(200, { data: [entry] });
  });
};
