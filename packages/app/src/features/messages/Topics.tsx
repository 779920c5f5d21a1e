import { useLocation } from 'wouter';
import { EmergencyText } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { doctorTopics, supportTopics, TopicPicker } from '@patient/ui/TopicPicker';
import { chatHref, type TopicId } from './rules/topics.ts';
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
    </Stack>
  );
}
