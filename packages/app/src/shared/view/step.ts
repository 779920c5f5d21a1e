import type { ComponentType } from 'react';
import type { Subscription } from '@patient/api';

/** Props of every step. The stepper handles the back arrow, based on the step's history (`placesTo`). */
export interface StepProps {
  /** The current subscription, as last fetched. */
  readonly subscription: Subscription;
  /**
   * Visited parts of this step, the last one shown: `['address', 'card']` for payment, `['id', 'selfie']` for photo, names of
   * treatment steps for treatment. If it is empty, the step chooses its first part.
   */
  readonly stepHistory: readonly string[];
  /** Shows another part. Back removes the last entry, or leads to the previous step from a single entry. */
  readonly onStepHistoryChange: (stepHistory: readonly string[]) => void;
  /**
   * Requests the next step from the service and shows it. Rejects with ApiError if input is missing, which the step shows
   * in addition to the notification.
   */
  readonly goNext: () => Promise<void>;
  /** Does the same as the back arrow. */
  readonly goBack: () => void;
  /** Whether the stepper is moving to another step. */
  readonly isMoving: boolean;
  /** Whether the patient edits from the summary; `goNext` then returns to it. */
  readonly isReviewing: boolean;
  /** Opens the support dialog. */
  readonly onHelp: () => void;
}

/** Screen of one step. The page has the h1 (the step's title), so headings here start at h2. */
export type StepScreen = ComponentType<StepProps>;
