import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STEPS } from '../../../model/registration/steps.ts';
import type { Charge, Subscription } from '../../core/schema.ts';
import { type SignedIn, NOW, quietSandbox, signedIn } from '../support/patient.ts';
import { formWith, sampleFile } from '../support/files.ts';
import { SCALE, SEED } from '../scale.ts';

/** Model of a registration from the payment step on, written from the specification (section 4) and the decisions ("Registration"). */
interface Registration {
  /** Index of the current step. */
  step: number;
  hasAddress: boolean;
  isHeld: boolean;
  hasId: boolean;
  hasSelfie: boolean;
  /** Time of the doctor's decision in milliseconds since 1970; undefined before submitting. */
  decidedAt: number | undefined;
  isDecided: boolean;
  isCanceled: boolean;
}

const order: readonly string[] = DEFAULT_STEPS;
const PAYMENT = order.indexOf('payment');
const PHOTO = order.indexOf('photo');

const HOUR = 3_600_000;
/** Milliseconds until the first decision: "usually within 24 hours". */
const REVIEW_TIME = 24 * HOUR;

interface Real {
  now: number;
  patient: SignedIn;
  id: string;
  patientId: string;
  signInAgain(): Promise<SignedIn>;
}

type Command = fc.AsyncCommand<Registration, Real>;

const isSubmitted = ({ decidedAt }: Registration) => decidedAt !== undefined;

function processUntil(model: Registration, now: number): void {
  if (model.decidedAt === undefined || model.decidedAt > now || model.isCanceled) return;
  model.isDecided = true;
}

/** Expected status of the subscription and of its first charge. */
const expectedStatuses = (model: Registration): readonly [status: string, charge: string | undefined] => {
  // An approved subscription is already paid.
  if (model.isCanceled) return ['cancel', model.isDecided ? 'captured' : 'released'];
  if (model.isDecided) return ['active', 'captured'];
  return [isSubmitted(model) ? 'pending' : 'in_progress', model.isHeld ? 'hold' : undefined];
};

async function expectSameState(model: Registration, { patient, id, now }: Real): Promise<void> {
  processUntil(model, now);
  const actual = (await patient.call<Subscription>('GET', `/api/subscription/${id}`)).data[0];
  const charges = (await patient.call<Charge>('GET', `/api/subscription/charges/${id}`)).data;
  const statuses = [actual?.status, charges[0]?.status, charges.length];
  const [status, charge] = expectedStatuses(model);
  expect(statuses.join(', ')).toBe([status, charge, charge === undefined ? 0 : 1].join(', '));
  if (!isSubmitted(model)) expect(actual?.registrationStep).toBe(order[model.step]);
}

/** A call that the model simulates; `simulate` returns whether the service must accept it. */
const action = (
  name: string,
  call: (real: Real) => ReturnType<SignedIn['call']>,
  simulate: (model: Registration, real: Real) => boolean,
): Command => ({
  check: () => true,
  toString: () => name,
  async run(model, real) {
    processUntil(model, real.now);
    const isAccepted = simulate(model, real);
    const { status, message } = await call(real);
    const result = status < 400 ? 'accepted' : `rejected: ${message}`;
    expect(`${name} ${result}`).toMatch(isAccepted ? / accepted$/ : / rejected: /);
    await expectSameState(model, real);
  },
});

const isComplete = (model: Registration, step: number): boolean => {
  if (step === PAYMENT) return model.hasAddress && model.isHeld;
  return step === PHOTO ? model.hasId && model.hasSelfie : true;
};

const move = (step: 'prev' | 'next') =>
  action(
    step,
    ({ patient, id }) => patient.call('PATCH', `/api/v2/subscription/stepper/${id}`, { step }),
    (model) => {
      const to = model.step + (step === 'next' ? 1 : -1);
      if (isSubmitted(model) || order[to] === undefined) return false;
      if (step === 'next' && !isComplete(model, model.step)) return false;
      model.step = to;
      return true;
    },
  );

const photo = (which: 'cardID' | 'selfie') =>
  action(
    which,
    ({ patient, id }) =>
      patient.call(
        'POST',
        `/api/subscription/${id}/private-file?action=${which}`,
        formWith('data', sampleFile('jpeg')),
      ),
    (model) => {
      // Also after submitting, when support asks for a better photo.
      if (model.isCanceled) return false;
      if (which === 'cardID') model.hasId = true;
      else model.hasSelfie = true;
      return true;
    },
  );

const hold = (token: string) =>
  action(
    `hold with ${token}`,
    ({ patient, id }) =>
      patient.call('POST', `/api/v2/subscription/hold-charge/${id}`, { paymentToken: token }),
    (model) => {
      if (model.isDecided || model.isCanceled) return false;
      // An existing hold is returned for any card.
      if (!model.isHeld && token !== 'tok_visa') return false;
      model.isHeld = true;
      return true;
    },
  );

const shipping = {
  address: '418 Maple Street',
  secondAddress: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
};

const setAddress = action(
  'address',
  ({ patient, patientId }) =>
    patient.call('POST', '/api/v2/subscription/update-shipping-address/profile', { patientId, shipping }),
  (model) => {
    model.hasAddress = true;
    return true;
  },
);

const submit = action(
  'submit',
  ({ patient, id }) => patient.call('PATCH', `/api/subscription/${id}/inprogress-to-pending`),
  (model, { now }) => {
    if (isSubmitted(model) || !order.every((_, step) => isComplete(model, step))) return false;
    model.decidedAt = now + REVIEW_TIME;
    return true;
  },
);

const cancel = action(
  'cancel',
  ({ patient, id }) => patient.call('PATCH', `/api/subscription/cancel/${id}`),
  (model) => {
    if (!isSubmitted(model) || model.isCanceled) return false;
    model.isCanceled = true;
    return true;
  },
);

const wait = (hours: number): Command => ({
  check: ({ isDecided }) => !isDecided,
  toString: () => `wait ${hours} h`,
  async run(model, real) {
    real.now += hours * HOUR;
    real.patient = await real.signInAgain();
    await expectSameState(model, real);
  },
});

const commands: fc.Arbitrary<Command>[] = [
  ...[
    move('prev'),
    move('next'),
    move('next'),
    hold('tok_visa'),
    hold('tok_chargeDeclined'),
    setAddress,
    submit,
    cancel,
  ].map((command) => fc.constant(command)),
  ...[photo('cardID'), photo('selfie')].map((command) => fc.constant(command)),
  fc.integer({ min: 1, max: 30 }).map(wait),
];

async function start(scenario: string): Promise<{ model: Registration; real: Real }> {
  const time = { now: NOW };
  const sandbox = await quietSandbox({ clock: () => time.now });
  const signInAgain = () => signedIn(sandbox, scenario);
  const real: Real = Object.assign(time, {
    patient: await signInAgain(),
    id: `${scenario}-1`,
    patientId: `patient-${scenario}`,
    signInAgain,
  });
  const step = order.indexOf(scenario.replace('register-', ''));
  const hasPhotos = step > PHOTO;
  return {
    model: {
      step,
      hasAddress: step > PAYMENT,
      isHeld: step > PAYMENT,
      hasId: hasPhotos,
      hasSelfie: hasPhotos,
      decidedAt: undefined,
      isDecided: false,
      isCanceled: false,
    },
    real,
  };
}

test.each(['register-payment', 'register-photo', 'register-summary'])(
  '%s matches the model after random actions',
  { timeout: 60_000 * SCALE },
  async (scenario) => {
    const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), (sequence) =>
      fc.asyncModelRun(() => start(scenario), sequence),
    );
    const details = await fc.check(property, { seed: SEED, numRuns: 4 * SCALE });
    expect(
      details.failed,
      `${fc.defaultReportMessage(details) ?? ''}\n${String(details.errorInstance)}`,
    ).toBe(false);
  },
);
