import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Contract, type Rejected, actions, processUntil } from './contract.ts';
import { type Real, expectSameState, signInAgain } from './real.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Command = fc.AsyncCommand<Contract, Real>;

/** A call that the model simulates: both accept or both reject it, and end in the same state. */
function action(
  name: string,
  call: (real: Real) => readonly [method: string, path: string, body?: object],
  simulate: (model: Contract, real: Real) => Rejected | undefined,
): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      processUntil(model, real.now);
      const [method, path, body] = call(real);
      const expected = simulate(model, real);
      const { status, message } = await real.patient.call(method, path, body);
      expect([name, status < 400 ? undefined : 'rejected', message]).toEqual([name, expected, message]);
      await expectSameState(model, real);
    },
  };
}

const wait = (milliseconds: number): Command => ({
  check: () => true,
  toString: () => `wait ${(milliseconds / HOUR).toFixed(1)} h`,
  async run(model, real) {
    real.now += milliseconds;
    // A session ends after 30 days, which is not part of the model.
    if (milliseconds >= DAY) await signInAgain(real);
    await expectSameState(model, real);
  },
});

const patchTo = (verb: string) => (real: Real) => ['PATCH', `/api/subscription/${verb}/${real.id}`] as const;

const pause = (periods: number) =>
  action(
    `pause ${periods}`,
    ({ id }) => ['PATCH', `/api/subscription/pause/${id}`, { periods }],
    (model, { now }) => actions.pause(model, now, periods),
  );

const skip = (skipPeriods: number) =>
  action(
    `skip ${skipPeriods}`,
    ({ id }) => ['PUT', `/api/subscription/skip/${id}`, { skipPeriods }],
    (model, { now }) => actions.skip(model, now, skipPeriods),
  );

const doseAt = ({ doses }: Real, pick: number): string => doses[pick % Math.max(doses.length, 1)] ?? '';

const changeDose = (pick: number) =>
  action(
    `change to dose ${pick}`,
    (real) => ['POST', `/api/subscription/change-dose/${real.id}`, { doseId: doseAt(real, pick) }],
    (model, real) => {
      const dose = doseAt(real, pick);
      const step = real.doses.indexOf(dose) - real.doses.indexOf(model.dose);
      return actions.changeDose(model, real.now, dose, step);
    },
  );

const simple: readonly Command[] = [
  action('resume', patchTo('resume'), (model, { now }) => actions.resume(model, now)),
  action('cancel', patchTo('cancel'), (model, { now }) => actions.cancel(model, now)),
  action('reactivate', patchTo('reactivate'), (model, { now }) => actions.reactivate(model, now)),
  action('withdraw the change', patchTo('remove-modify'), (model) => actions.removeModify(model)),
  action(
    'renew',
    ({ id }) => ['POST', `/api/subscription/renewal/${id}`],
    (model, { now }) => actions.renew(model, now),
  ),
];

/** All actions of a patient, and waiting for hours, days or months. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 3 }).map(pause),
  fc.integer({ min: 0, max: 3 }).map(skip),
  fc.nat(5).map(changeDose),
  ...simple.map((command) => fc.constant(command)),
  fc.integer({ min: 0, max: 8 * HOUR }).map(wait),
  fc.integer({ min: 1, max: 40 }).map((days) => wait(days * DAY)),
  fc.integer({ min: 60, max: 400 }).map((days) => wait(days * DAY)),
];
