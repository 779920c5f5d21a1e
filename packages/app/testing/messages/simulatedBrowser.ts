import { createSessions } from '#shell/createSessions.ts';
import type { Store } from '#shared/environment.ts';
import type { Drafts } from '@patient/api/outbox';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';

const parse = (text: string): unknown => JSON.parse(text);
const now = () => Date.now();

/** Drafts of one device, in clear: sealing takes real time. */
function memoryDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    async read(name) {
      const text = kept.get(name);
      return text === undefined ? undefined : parse(text);
    },
    list: async (prefix) =>
      [...kept]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => [name, parse(text)] as const),
    async write(name, draft) {
      kept.set(name, JSON.stringify(draft));
      return true;
    },
    async remove(name) {
      kept.delete(name);
    },
    isGone: async (name) => !kept.has(name),
  };
}

/** Browser of a patient who is signed in; each tab has a store of its own. */
export interface SimulatedBrowser {
  readonly openTab: () => Store;
}

/**
 * @param host host of the service, which tells browsers apart
 * @param token good for longer than the test
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
