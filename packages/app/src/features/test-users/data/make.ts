import { stepsOf } from '@patient/api/model';
import { callsTo, type Call, type CallKind } from '../rules/calls.ts';
import {
  firstWaiting,
  creationState,
  rerouted,
  resumed,
  waiting,
  withCall,
  type TrackedCall,
  type CreationState,
} from '../rules/callProgress.ts';
import { fakeEmail, fakePassword, fakePerson } from '../rules/person.ts';
import type { CreationRequest } from '../rules/request.ts';
import { advance } from './advance.ts';
import { begin, type Perform } from './begin.ts';
import type { Facts, Tools } from './facts.ts';

/** State of creating a patient. */
export interface PatientCreation {
  readonly facts: Facts;
  readonly calls: readonly TrackedCall[];
  readonly state: CreationState;
}

const performs: Readonly<Record<CallKind, Perform>> = { ...begin, ...advance };

const wayOf = ({ request, subscription }: Facts): readonly Call[] =>
  callsTo({
    ...request,
    hasCoupon: request.coupon !== '',
    order: subscription && stepsOf(subscription),
  });

const made = (facts: Facts, calls: readonly TrackedCall[]): PatientCreation => ({
  facts,
  calls,
  state: creationState(calls),
});

/** New creation with no call done. `id` is unique letters and digits. */
export function newCreation(request: CreationRequest, id: string, { random, now }: Tools): PatientCreation {
  const person = fakePerson({ gender: request.gender, random, now: now() });
  const facts: Facts = {
    request: { ...request, coupon: request.coupon.trim() },
    person,
    email: request.email.trim() || fakeEmail(request.productType, id),
    password: request.password || fakePassword(id),
    paymentKey: `test-${id}`,
  };
  return made(facts, waiting(wayOf(facts)));
}

/** Renews an expired token; everything else that is done stays. */
function takenUp({ facts, calls }: PatientCreation, now: number): PatientCreation {
  const isOver = facts.token !== undefined && facts.token.expiresAt <= now;
  return made(facts, resumed(isOver ? withCall(calls, 'signIn', 'waiting') : calls));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Wraps one call, to report its end. */
export type Watch = <Result>(call: Call, work: Promise<Result>) => Promise<Result>;

/**
 * Runs the remaining calls in sequence and reports progress after each. Stops at the first failure; run again, it
 * continues with that call.
 */
export async function make(
  before: PatientCreation,
  tools: Tools,
  onChange: (creation: PatientCreation) => void,
  watch: Watch,
): Promise<PatientCreation> {
  let now = takenUp(before, tools.now());
  const show = (facts: Facts, calls: readonly TrackedCall[]) => {
    now = made(facts, calls);
    onChange(now);
  };
  for (let call = firstWaiting(now.calls); call !== undefined; call = firstWaiting(now.calls)) {
    const { id, kind } = call;
    show(now.facts, withCall(now.calls, id, 'active'));
    try {
      // In sequence: each call depends on earlier ones.
      const facts = { ...now.facts, ...(await watch(call, performs[kind](now.facts, tools))) };
      const calls = withCall(now.calls, id, 'done');
      show(facts, kind === 'subscription' ? rerouted(calls, wayOf(facts)) : calls);
    } catch (error) {
      show(now.facts, withCall(now.calls, id, 'failed', messageOf(error)));
      return now;
    }
  }
  return now;
}
