import { ApiError, createAuthority, createClient, isRecord, randomId, unwrap, unwrapOne } from '@patient/api';
import { createLiveConnection } from '@patient/api/live';
import { createOutbox } from '@patient/api/outbox';
import { createRuntime, type RuntimeOptions } from '@patient/api/runtime';

/** Message to a doctor; the service stores one message per key. */
interface Message {
  readonly key: string;
  readonly text: string;
}

/** Parses a stored message of an earlier page. */
function parseMessage(stored: unknown): Message | undefined {
  const { key, text } = isRecord(stored) ? stored : {};
  return typeof key === 'string' && typeof text === 'string' ? { key, text } : undefined;
}

/** Page without a framework: a patient signs in, sends a message and signs out. */
export function createPage(serviceUrl: string, socketUrl: string, options: RuntimeOptions) {
  const runtime = createRuntime(options);
  const { session } = runtime;
  runtime.watchPage();

  return {
    session,

    /** Signs in. Tokens are stored on the device only if the account is a patient's. */
    async signIn(email: string, password: string): Promise<void> {
      const identity = await runtime.loadIdentity();
      const { token, expiresAt } = await identity.signIn(email, password);
      const visitor = createClient({ baseUrl: serviceUrl, getToken: async () => token });
      const { roles, patient } = await unwrapOne(visitor.GET('/me'));
      if (roles[0] !== 'patient' || patient === undefined) {
        await identity.signOut();
        throw new Error('Wrong User!');
      }
      session.signIn({ token, expDate: expiresAt, status: patient.status });
    },

    /** Connects after signing in, or after a reload while `session.read().loggedIn`. */
    async openAccount(onEvent: (text: string) => void) {
      const { getToken, onUnauthorized } = createAuthority(runtime);
      const client = createClient({ baseUrl: serviceUrl, getToken, onUnauthorized });
      const live = createLiveConnection({
        address: socketUrl,
        getToken,
        renewToken: onUnauthorized,
        delays: { first: 1_000, step: 1_000, max: 3_000 },
        onMissed: () => undefined,
        handlers: {
          notification: (notices) => notices.forEach(({ message }) => onEvent(message)),
          'new message': (messages) => messages.forEach(({ message }) => onEvent(message)),
        },
      });
      const outbox = createOutbox<Message>({
        name: 'messages',
        loadDrafts: runtime.loadDrafts,
        now: Date.now,
        keyOf: ({ key }) => key,
        parse: parseMessage,
        async send(messages) {
          await Promise.all(
            messages.map(({ key, text }) => {
              const body = { message: text, idempotencyKey: key, topic: 'Other' };
              return unwrap(client.POST('/api/chat/question-to-doctor', { body }));
            }),
          );
          return messages;
        },
        isTransient: (error) => error instanceof ApiError && error.kind === 'network',
        onChange: ({ items }) => onEvent(`${items.size} unsent`),
      });
      session.onPatientChange(() => {
        live.close();
        outbox.dispose();
      });
      await outbox.restore();
      return {
        client,
        send: (text: string) => outbox.put({ key: randomId(), text }, 0),
      };
    },

    /** Clears the device for all tabs. The refresh token is revoked now, or once the device is online again. */
    signOut: () => runtime.endSession({ reason: 'loggedOut' }),
  };
}
