import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { Skeleton } from '@patient/ui/Skeleton';
import { TopicPicker } from '@patient/ui/TopicPicker';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { topicLabel } from './rules/chatRows.ts';
import { askableTreatments } from './rules/treatments.ts';
import { chatHref, topicText, type TopicId } from './rules/topics.ts';

/** Props of {@link Treatments}. */
export interface TreatmentsProps {
  /** Topic that was chosen. */
  topic: TopicId;
}

/** Choice of the treatment that a message to the doctor is about. */
export function Treatments({ topic }: TreatmentsProps) {
  const subscriptions = useAtomValue(subscriptionsAtom);
  const [, navigate] = useLocation();
  return (
    <QueryView queries={[subscriptions]} what="your treatments" skeleton={<Skeleton shape="block" />}>
      {(all) => (
        <TopicPicker
          topics={askableTreatments(all).map((treatment) => ({ ...treatment, icon: 'pill' }))}
          title="Which treatment is it about?"
          onChoose={(subscriptionId) => navigate(chatHref({ kind: 'subscription', subscriptionId, topic }))}
        >
          {topicLabel(topicText(topic))}
        </TopicPicker>
      )}
    </QueryView>
  );
}
