import type { ComponentType } from 'react';
import type { Subscription } from '@patient/api';

/** Props of every step. Where the back arrow leads is decided by the stepper, from the step's history (`backFrom`). */
export interface StepProps {
  /** The current subscription, as last read from the service. */
  readonly subscription: Subscription;
  /**
   * Parts of this step visited so far, the last one shown: `['address', 'card']` for payment, `['id', 'selfie']` for
   * photo, names of treatment steps for treatment. Starts as `initialStepHistory`; the step chooses where to start when
   * that is empty.
   */
  readonly stepHistory: readonly string[];
  /** Shows another part. Back removes the last entry; from a single entry it leads to the previous step. */
  readonly onStepHistoryChange: (stepHistory: readonly string[]) => void;
  /**
   * Requests the next step from the service and shows it. Rejects with ApiError where the service reports what is
   * missing; the step shows that besides the notification.
   */
  readonly goNext: () => Promise<void>;
  /** Same as the back arrow. */
  readonly goBack: () => void;
  /** Whether the stepper is moving to another step. */
  readonly isMoving: boolean;
  /** Whether the patient came back from the summary to change something, and `goNext` leads there again. */
  readonly isReviewing: boolean;
  /** Opens the support dialog. */
  readonly onHelp: () => void;
}

/** Screen of one step. The page has the h1 (the step's title), so headings here start at h2. */
export type StepScreen = ComponentType<StepProps>;
