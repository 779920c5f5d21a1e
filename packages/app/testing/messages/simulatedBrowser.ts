import { createSessions } from '#shell/createSessions.ts';
import type { Store } from '#shared/environment.ts';
import type { Drafts } from '@patient/api/outbox';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';

const parse = (text: string): unknown => JSON.parse(text);
const now = () => Date.now();

/** Drafts of one device, not encrypted, because encryption takes real time. */
function memoryDrafts(): Drafts {
  const stored = new Map<string, string>();
  return {
    async read(name) {
      const text = stored.get(name);
      return text === undefined ? undefined : parse(text);
    },
    list: async (prefix) =>
      [...stored]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => [name, parse(text)] as const),
    async write(name, draft) {
      stored.set(name, JSON.stringify(draft));
      return true;
    },
    async remove(name) {
      stored.delete(name);
    },
    isGone: async (name) => !stored.has(name),
    subscribe: () => () => undefined,
  };
}

/** Browser of a signed-in patient; each tab has its own store. */
export interface SimulatedBrowser {
  readonly openTab: () => Store;
}

/**
 * @param host host of the service, different for each browser
 * @param token must not expire during the test
 */
export function createBrowser(host: string, token: string): SimulatedBrowser {
  const storage = memoryStorage();
  const drafts = memoryDrafts();
  const session = createSession({ storage, now });
  session.signIn({ token, expDate: now() + 3_600_000, status: 'active' });
  const openTab = () => {
    const environment = testEnvironment({
      session,
      serviceUrl: `http://${host}/service`,
      socketUrl: `http://${host}/service/socket`,
      loadDrafts: async () => drafts,
      now,
    });
    return createSessions(environment).current().store;
  };
  return { openTab };
}
