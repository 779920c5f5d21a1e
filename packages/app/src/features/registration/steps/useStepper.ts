import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { currentSubscriptionAtom, moveStepAtom } from '../data/stepper.ts';
import { setTrailsAtom, trailAtom } from '../data/stepHistory.ts';
import { outcomeOf } from '../../../shared/service/errorCatalogue.ts';
import { backFrom, isFirstStep } from '../rules/back.ts';
import { stepOf, stepsOf } from '../rules/stepper.ts';
import { environmentAtom } from '../../../shared/environment.ts';

const SUBSCRIPTIONS = '/user/subscriptions';

type Trails = Readonly<Record<string, readonly string[]>>;

/** The stepper as its frame and its screen know it. */
export interface Stepper {
  readonly subscription: Subscription | undefined;
  readonly step: string;
  readonly trail: readonly string[];
  readonly onTrail: (trail: readonly string[]) => void;
  readonly goNext: () => Promise<void>;
  readonly goBack: () => void;
  /** To the list of subscriptions, where registration is over or can be gone on with (status active). */
  readonly leave: () => void;
  readonly isMoving: boolean;
}

/** Moves through the steps of the current subscription by the rules of specification section 4. */
export function useStepper(): Stepper {
  const [, navigate] = useLocation();
  const { session } = useAtomValue(environmentAtom);
  const subscription = useAtomValue(currentSubscriptionAtom);
  const trail = useAtomValue(trailAtom);
  const setTrails = useSetAtom(setTrailsAtom);
  const { mutateAsync, isPending: isMoving } = useAtomValue(moveStepAtom);
  const step = subscription ? stepOf(subscription) : '';

  const leave = useCallback(() => {
    session.setStatus('active');
    navigate(SUBSCRIPTIONS);
  }, [session, navigate]);

  const onTrail = useCallback((next: readonly string[]) => setTrails({ [step]: next }), [setTrails, step]);

  const move = useCallback(
    async (direction: 'prev' | 'next', trails: Trails = {}) => {
      if (subscription === undefined || isMoving) return;
      try {
        const moved = await mutateAsync({ subscription, move: direction });
        setTrails({ [stepOf(moved)]: undefined, ...trails });
      } catch (error) {
        if (outcomeOf(error) !== 'toSubscriptions') throw error;
        leave();
      }
    },
    [subscription, isMoving, mutateAsync, setTrails, leave],
  );

  const goNext = useCallback(() => move('next'), [move]);

  const goBack = useCallback(() => {
    if (subscription === undefined) return leave();
    const back = backFrom({ step, productType: subscription.productType, trail });
    if (back.kind === 'part') return onTrail(back.trail);
    if (isFirstStep(stepsOf(subscription), step)) return leave();
    // The notification tells why it failed; the patient is where they were.
    move('prev', back.trails).catch(() => undefined);
  }, [subscription, step, trail, onTrail, move, leave]);

  return { subscription, step, trail, onTrail, goNext, goBack, leave, isMoving };
}
