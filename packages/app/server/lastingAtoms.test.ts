import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** Atoms that keep a value through sign-in and logout, each with what it holds. */
const LASTING: Readonly<Record<string, string>> = {
  'shared/conversion.ts conversionAtom': 'a fixed name, until the next page has settled',
  'shared/environment.ts storeAtom': 'the store itself',
  'shared/environment.ts holder': 'the environment',
  'shared/session/sessionScopedAtom.ts sessionGenerationAtom': 'the number of sign-ins and logouts',
  'shared/session/sessionScopedAtom.ts signInsAtom': 'the number of sign-ins',
  'shared/session/atoms.ts summary': 'the session that there is now',
  'shared/patient/me.ts lateAvatarAtom': 'code',
  'shared/patient/ownAvatar.ts urlAtom': 'emptied with its last reader; the picture goes with the cache',
  'shared/service/forgetAnswers.ts answersGenerationAtom': 'a number',
  'shared/service/queryAtom.ts leftAtom': 'a number',
  'shared/service/online.ts onlineAtom': 'whether there is a connection',
  'shared/outbox/typedDrafts.ts typedDraftsAtom': 'emptied by createAppStore, but for the same patient',
  'shared/outbox/outboxFamily.ts state': 'made anew with each session',
  'features/auth/data/passwordReset.ts resetLinkAtom': 'the link of an email, which a visitor followed',
  'features/registration/data/stepper.ts isMovingAtom': 'whether a move is under way',
  'features/registration/data/stepper.ts mountsAtom': 'a number',
};

/** An atom with a value of its own: its first argument is neither a function nor, for an action, null. */
const PRIMITIVE = /const (\w+) = atom(?:<[^;]*?>)?\((?!\s*(?:async )?\(|\s*null,)/g;

test('every atom that holds a value is reset on sign-in and logout, or holds nothing of a patient', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(PRIMITIVE)].map(([, name]) => `${file} ${name}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(LASTING).toSorted());
});
