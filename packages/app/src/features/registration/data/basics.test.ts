import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';
import { pendingRegistrationAtom, type PendingRegistration } from '#features/auth/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { NO_BASICS } from '@patient/api/model';
import { basicsAtom, basicsDraftAtom, restoreDraftAtom } from './basics.ts';

const email = 'ada@patients.example';
const account = { email, isConfirmed: false, hasPatient: false };

afterEach(() => vi.restoreAllMocks());

/** Restores the draft of a page with a pending registration in a new page. */
async function reload(pending: PendingRegistration) {
  const drafts = createDrafts(memoryDraftStorage());
  const openPage = () => {
    const store = createStore();
    store.set(environmentAtom, testEnvironment({ loadDrafts: async () => drafts }));
    return store;
  };
  const before = openPage();
  before.set(pendingRegistrationAtom, pending);
  before.set(basicsAtom, () => ({ ...NO_BASICS, firstName: 'Ada' }));
  await expect.poll(() => drafts.read('basics')).toBeDefined();
  const entry = Object.assign(performance.mark('reload'), { type: 'reload' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const after = openPage();
  await after.set(restoreDraftAtom);
  return { after, stored: JSON.stringify(await drafts.read('basics')) };
}

test.each([
  ['the code is missing', account, { ...account, needsSignIn: true }],
  [
    'the code was entered',
    { ...account, isConfirmed: true, needsSignIn: true },
    { ...account, isConfirmed: true, needsSignIn: true },
  ],
  ['the account can be used', { ...account, isConfirmed: true }, undefined],
])(
  'after a reload while %s, the registration continues there with its input',
  async (_when, pending, restored) => {
    const { after } = await reload(pending);
    expect(after.get(pendingRegistrationAtom)).toEqual(restored);
    expect(after.get(basicsDraftAtom).basics.firstName).toBe('Ada');
  },
);

test('privacy 15: the password is not stored', async () => {
  const { stored } = await reload({ ...account, needsSignIn: true, password: 'River-Stone-42' });
  expect(stored).toContain(email);
  expect(stored).not.toContain('River-Stone-42');
});
