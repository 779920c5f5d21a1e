import { createClient } from '@patient/api';
import { expect, test } from 'vitest';
import { reportConversion } from './useConversions.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const stored = async () => Response.json({ data: [{ _id: 'e1' }] });
const answer = (status: number) => async () => Response.json({ message: 'No' }, { status });

test.each([
  ['once', [stored], ['POST']],
  ['not again if the service has it', [lost, stored], ['POST', 'GET']],
  ['again if the service does not have it', [lost, answer(404), stored], ['POST', 'GET', 'POST']],
  ['not again if it is unknown whether the service has it', [lost, answer(503)], ['POST', 'GET']],
])('useConversions: reports a conversion %s', async (_name, responses, methods) => {
  const queue = [...responses];
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://service.test',
    async fetch(request) {
      requests.push(request.clone());
      return (queue.shift() ?? lost)();
    },
  });
  await reportConversion(client, 'CompleteRegistration').catch(() => undefined);
  expect(requests.map(({ method }) => method)).toEqual(methods);
  const posts = requests.filter(({ method }) => method === 'POST').map((request) => request.json());
  const ids = (await Promise.all(posts)).map(({ eventId }) => String(eventId));
  expect(new Set(ids).size).toBe(1);
});
