import { scenarioNamed, demoPassword } from '@patient/api/sandbox';
import { startService } from '@patient/api/sandbox/node';
import { memoryDraftStorage, memoryStorage } from '@patient/api/testing';
import { createPage } from './patientPage.ts';

// Node has no page to watch.
Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });

const service = await startService({ port: 0, file: 'sandbox.sqlite', log: () => undefined });
const url = `http://localhost:${service.port}/service`;
const page = createPage(url, `${url.replace('http', 'ws')}/socket`, {
  identityUrl: `${url}/identity`,
  userPoolId: 'us-east-1_sandbox',
  userPoolClientId: 'patient-web',
  storage: memoryStorage(),
  draftStorage: memoryDraftStorage(),
});

await page.signIn(scenarioNamed('chat').email, demoPassword);
const sent = Promise.withResolvers<void>();
let isSending = false;
const { client, send } = await page.openAccount((event) => {
  if (isSending && event === '0 unsent') sent.resolve();
});
isSending = true;
send('It hurts less');
await sent.promise;
const { data } = await client.GET('/api/chats');
console.log(
  JSON.stringify(data).includes('It hurts less') ? 'The service has the message' : 'The message is lost',
);

page.signOut();
console.log(page.session.read().loggedIn ? 'Still signed in' : 'Signed out');
await service.close();
// Timers of the page are still running.
process.exit();
