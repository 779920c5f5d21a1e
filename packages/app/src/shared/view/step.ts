import type { ComponentType } from 'react';
import type { Subscription } from '@patient/api';

/**
 * What the stepper gives to every step. A step shows its parts and asks to go on; where the back arrow leads is the
 * stepper's own business (`domain/registration/back.ts`), and all it needs for that is the step's trail.
 */
export interface StepProps {
  /** The current subscription, as last read from the service. */
  readonly subscription: Subscription;
  /**
   * The parts of this step that lead to what is shown, the last one being shown: `['address', 'card']` for payment,
   * `['id', 'selfie']` for photo, names of treatment steps for treatment. A step begins with the trail that
   * `firstTrail` gives; an empty one lets the step choose where it begins.
   */
  readonly trail: readonly string[];
  /** Shows another part. Back takes the last one off, and from a trail of one leads to the step before. */
  readonly onTrail: (trail: readonly string[]) => void;
  /**
   * Asks the service for the next step and shows it. Resolves when the stepper is there or has left; rejects with
   * ApiError where the service says what is missing: the notification has told it, the step tells it in its place.
   */
  readonly goNext: () => Promise<void>;
  /** Does what the back arrow does. */
  readonly goBack: () => void;
  /** The stepper is on its way to another step. */
  readonly isMoving: boolean;
  /** Opens the support dialog. */
  readonly onHelp: () => void;
}

/** The screen of one step. It stands under the page's heading (h1, the step's title), so its own begin with h2. */
export type StepScreen = ComponentType<StepProps>;
