import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { type TopicId, topicText } from '@patient/api/messages';
import { EmergencyText, Link } from '@patient/ui/Link';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { doctorTopics, supportTopics, TopicPicker } from '@patient/ui/TopicPicker';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { topicLabel } from './views/chatRows.ts';
import { chatHref } from './views/chatPage.ts';
import { askableTreatments } from './views/treatments.ts';
import { answerNotice } from './strings.ts';

/** Topics of a new chat (specification section 2). */
export function Topics() {
  const [, navigate] = useLocation();
  const choose = (topic: TopicId) => navigate(chatHref({ kind: 'topic', topic }));
  return (
    <Stack gap={6}>
      <TopicPicker topics={doctorTopics} title="Ask your doctor" onChoose={choose}>
        <EmergencyText>{`${answerNotice(true)} In an emergency, call 911.`}</EmergencyText>
      </TopicPicker>
      <TopicPicker topics={supportTopics} title="Ask support" onChoose={choose}>
        {answerNotice(false)}
      </TopicPicker>
      <p>
        <Link href="/user/doctors" variant="standalone">
          Doctors in your state
        </Link>
      </p>
    </Stack>
  );
}

/** Props of {@link Treatments}. */
export interface TreatmentsProps {
  /** Chosen topic. */
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
