import type { KnownRegistrationStep } from '../../../../generated/knownValues.ts';
import { rowOf } from '../../../../model/rowOf.ts';
import type { QuestionRecord } from '../../questionnaire/records.ts';
import type { User } from '../../../core/schema.ts';

type Address = NonNullable<NonNullable<User['patient']>['shipping']>;

/** Facts of a registration that determine which steps are complete. */
export interface RegistrationFacts {
  /** First unanswered question of those common to all treatments. */
  openGlobal: QuestionRecord | undefined;
  /** First unanswered question of the treatment. */
  openQuestion: QuestionRecord | undefined;
  /** Whether the app has reported that the answers rule out the treatment (`isBlockedUser`). */
  isBlocked: boolean;
  /** Message about the next missing choice of the plan. */
  openChoice: string | undefined;
  shipping: Address | undefined;
  /** Whether the first payment is authorized. */
  isHeld: boolean;
  /** Whether the patient's identity is verified. */
  isVerified: boolean;
  /** Whether the payment provider checks the identity, instead of photos. */
  isCheckedByProvider: boolean;
  hasId: boolean;
  hasSelfie: boolean;
}

const isComplete = ({ address, city, state, zipCode }: Address): boolean =>
  [address, city, state, zipCode].every((part) => part !== undefined && part !== '');

const questions = (open: QuestionRecord | undefined, isBlocked: boolean) => {
  if (open !== undefined) return `Please answer first: ${open.question}`;
  return isBlocked
    ? "Based on your answers, we can't offer this treatment. Message our team for help."
    : undefined;
};

type Requirement = (facts: RegistrationFacts) => string | undefined;

const isAlwaysComplete: Requirement = () => undefined;

/** Returns a message for the patient if a step is incomplete. */
const requirements = {
  summary: isAlwaysComplete,
  done: isAlwaysComplete,
  globalQuestions: ({ openGlobal, isBlocked }) => questions(openGlobal, isBlocked),
  questions: ({ openQuestion, isBlocked }) => questions(openQuestion, isBlocked),
  treatment: ({ openChoice }) => openChoice,
  payment({ shipping, isHeld }) {
    if (shipping === undefined || !isComplete(shipping)) return 'Add a delivery address';
    return isHeld ? undefined : 'Authorize the payment to continue';
  },
  photo({ isVerified, isCheckedByProvider, hasId, hasSelfie }) {
    if (isVerified) return undefined;
    if (isCheckedByProvider) return 'Finish the identity check to continue';
    if (!hasId) return 'Add a photo of your ID';
    return hasSelfie ? undefined : 'Add a selfie';
  },
} satisfies Readonly<Record<KnownRegistrationStep, Requirement>>;

/** Message for the patient about what a step is missing; undefined if it is complete. */
export function missingIn(step: string, facts: RegistrationFacts): string | undefined {
  return rowOf<Requirement>(requirements, step)?.(facts);
}
