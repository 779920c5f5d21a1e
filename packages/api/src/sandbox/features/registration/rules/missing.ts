import type { QuestionRecord } from '../../questionnaire/records.ts';
import type { User } from '../../../core/schema.ts';

type Address = NonNullable<NonNullable<User['patient']>['shipping']>;

/** What is known of a registration; each step asks for its part. */
export interface RegistrationFacts {
  /** The first question still open, of those common to all treatments. */
  openGlobal: QuestionRecord | undefined;
  /** The first question still open, of the treatment's own. */
  openQuestion: QuestionRecord | undefined;
  /** The app said that the answers rule the patient out (`isBlockedUser`). */
  isBlocked: boolean;
  /** What is still to be chosen of the plan, as a message. */
  openChoice: string | undefined;
  shipping: Address | undefined;
  /** The first payment is authorised. */
  isHeld: boolean;
  /** Who the patient is has been checked. */
  isVerified: boolean;
  /** The payment provider checks it, and photos are not asked for. */
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

/** What each step lacks, as a message for the patient; a step that is not here lacks nothing. */
const lacks: Record<string, (facts: RegistrationFacts) => string | undefined> = {
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
};

/** What a registration step still lacks; undefined when it is complete. */
export function missingIn(step: string, facts: RegistrationFacts): string | undefined {
  return Object.hasOwn(lacks, step) ? lacks[step]?.(facts) : undefined;
}
