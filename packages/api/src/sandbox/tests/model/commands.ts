import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Contract, type Refused, actions, passUntil } from './contract.ts';
import { type Real, agree, signInAgain } from './real.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Command = fc.AsyncCommand<Contract, Real>;

/** A call that the model follows: both do it, or both refuse it, and afterwards they agree. */
function action(
  name: string,
  call: (real: Real) => readonly [method: string, path: string, body?: object],
  follow: (model: Contract, real: Real) => Refused | undefined,
): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      passUntil(model, real.now);
      const [method, path, body] = call(real);
      const wanted = follow(model, real);
      const { status, message } = await real.patient.call(method, path, body);
      expect([name, status < 400 ? undefined : 'refused', message]).toEqual([name, wanted, message]);
      await agree(model, real);
    },
  };
}

const wait = (milliseconds: number): Command => ({
  check: () => true,
  toString: () => `wait ${(milliseconds / HOUR).toFixed(1)} h`,
  async run(model, real) {
    real.now += milliseconds;
    // A session ends after 30 days, and none of this is about that.
    if (milliseconds >= DAY) await signInAgain(real);
    await agree(model, real);
  },
});

const to = (verb: string) => (real: Real) => ['PATCH', `/api/subscription/${verb}/${real.id}`] as const;

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
  action('resume', to('resume'), (model, { now }) => actions.resume(model, now)),
  action('cancel', to('cancel'), (model, { now }) => actions.cancel(model, now)),
  action('reactivate', to('reactivate'), (model, { now }) => actions.reactivate(model, now)),
  action('take the change back', to('remove-modify'), (model) => actions.removeModify(model)),
  action(
    'renew',
    ({ id }) => ['POST', `/api/subscription/renewal/${id}`],
    (model, { now }) => actions.renew(model, now),
  ),
];

/** Everything a patient may do, and time that goes by: hours, days, and sometimes months. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 3 }).map(pause),
  fc.integer({ min: 0, max: 3 }).map(skip),
  fc.nat(5).map(changeDose),
  ...simple.map((command) => fc.constant(command)),
  fc.integer({ min: 0, max: 8 * HOUR }).map(wait),
  fc.integer({ min: 1, max: 40 }).map((days) => wait(days * DAY)),
  fc.integer({ min: 60, max: 400 }).map((days) => wait(days * DAY)),
];
