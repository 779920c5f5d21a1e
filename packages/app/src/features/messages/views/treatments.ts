import type { Subscription } from '@patient/api';
import { isDoctorTopic } from '@patient/api/messages';
import { subscriptionStatus } from '#shared/format/status.ts';
import type { ChatPage } from './chatPage.ts';

/** Input of the rules on treatments. */
export type TreatmentSource = Pick<
  Subscription,
  '_id' | 'status' | 'isApproved' | 'registrationDoneDate' | 'plan'
>;

/** Treatment to choose for a message. */
export interface AskableTreatment {
  readonly id: string;
  readonly label: string;
  /** Product and status, to distinguish two treatments with the same medicine. */
  readonly description: string;
}

/** Medicine of a treatment, as in the titles of chats. */
export const medicineName = ({ plan }: Pick<TreatmentSource, 'plan'>): string =>
  plan?.variationName || plan?.productName || 'Your treatment';

/** Treatments that messages to a doctor can be about: those with a finished registration. */
export const askableTreatments = (subscriptions: readonly TreatmentSource[]): readonly AskableTreatment[] =>
  subscriptions
    .filter(
      ({ status, registrationDoneDate }) => status !== 'in_progress' || registrationDoneDate !== undefined,
    )
    .map((subscription) => {
      const label = medicineName(subscription);
      const product = subscription.plan?.productName;
      const { label: status } = subscriptionStatus(subscription);
      const description = [product === label ? undefined : product, status].filter(Boolean).join(' · ');
      return { id: subscription._id, label, description };
    });

/**
 * Adds the treatment to a topic for a doctor; with several treatments, returns the page to choose one.
 * @param treatments undefined until they are loaded
 */
export function withTreatment(
  page: ChatPage,
  treatments: readonly Pick<AskableTreatment, 'id'>[] | undefined,
): ChatPage {
  if (page.kind !== 'topic' || !isDoctorTopic(page.topic)) return page;
  const { topic } = page;
  const [only, ...others] = treatments ?? [];
  if (treatments === undefined || others.length > 0) return { kind: 'treatments', topic };
  return only === undefined ? page : { kind: 'subscription', subscriptionId: only.id, topic };
}
