import type { Subscription } from '@patient/api';
import { isDoctorTopic } from '@patient/api/messages';
import { subscriptionStatus } from '#shared/format/status.ts';
import { type ChatPage } from './topics.ts';

/** Input of the rules on treatments. */
export type TreatmentSource = Pick<
  Subscription,
  '_id' | 'status' | 'isApproved' | 'registrationDoneDate' | 'plan'
>;

/** Treatment that a message can be about. */
export interface AskableTreatment {
  readonly id: string;
  readonly label: string;
  /** Product and status, which tell two treatments with one medicine apart. */
  readonly description: string;
}

/** Medicine of a treatment, as in the titles of chats. */
export const medicineName = ({ plan }: Pick<TreatmentSource, 'plan'>): string =>
  plan?.variationName || plan?.productName || 'Your treatment';

/** Treatments that a doctor takes messages about: all but those whose registration isn't finished. */
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
 * Adds the treatment to a topic for a doctor: the only one, or the page that offers the choice.
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
