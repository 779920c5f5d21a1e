import { expect, test } from 'vitest';
import { createEndings, type SessionEnd } from './endedSession.ts';

const PAGE = '/user/subscriptions/1';

test.each<[SessionEnd['reason'], object]>([
  ['expired', { reason: 'expired', path: PAGE, token: 'T' }],
  ['ended', { reason: 'ended', path: PAGE, token: 'T' }],
  ['loggedOut', { reason: 'loggedOut' }],
  ['otherTab', { reason: 'otherTab' }],
  ['replaced', { reason: 'replaced' }],
  ['refused', { reason: 'refused' }],
])('a session that is %s leaves %j', (reason, left) => {
  const endings = createEndings();
  endings.visit(PAGE);
  endings.end('T', { reason });
  expect(endings.last()).toEqual(left);
  expect(endings.take()).toEqual(left);
  expect(endings.take()).toBeUndefined();
});

test('the page that asked goes before the last one visited', () => {
  const endings = createEndings();
  endings.visit('/user/subscriptions');
  endings.end('T', { reason: 'expired', path: PAGE });
  expect(endings.last()?.path).toBe(PAGE);
});

test('another reason of the same end keeps its page, unless the patient wanted it', () => {
  const endings = createEndings();
  endings.visit(PAGE);
  endings.end('T', { reason: 'ended' });
  endings.end('T', { reason: 'expired' });
  expect(endings.last()).toEqual({ reason: 'expired', path: PAGE, token: 'T' });
  endings.end('T2', { reason: 'ended' });
  expect(endings.last()?.path).toBeUndefined();
  endings.end('T2', { reason: 'otherTab' });
  expect(endings.last()).toEqual({ reason: 'otherTab' });
});

test('where nobody was signed in, nothing has ended', () => {
  const endings = createEndings();
  endings.end(undefined, { reason: 'replaced' });
  expect(endings.last()).toBeUndefined();
});
