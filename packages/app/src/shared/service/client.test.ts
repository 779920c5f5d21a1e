import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '../testEnvironment.ts';
import { clientAtom, quietClientAtom } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['calls that notify', clientAtom],
  ['quiet calls', quietClientAtom],
])(
  'privacy 7: %s of a session that has ended are not sent, and nobody is told of them',
  async (_name, atom) => {
    const send = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ data: [] }));
    vi.stubGlobal('fetch', send);
    const environment = testEnvironment();
    environment.toasts.subscribe(() => undefined);
    const store = createStore();
    store.set(environmentAtom, environment);
    const client = store.get(atom);
    await client.GET('/me');
    expect(send).toHaveBeenCalledOnce();

    environment.session.logout({ reason: 'ended' });
    await expect(client.GET('/me')).rejects.toMatchObject({ name: 'AbortError' });
    expect(send).toHaveBeenCalledOnce();
    expect(environment.toasts.current()).toBeUndefined();
  },
);
