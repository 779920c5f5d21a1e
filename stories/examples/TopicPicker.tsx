import { doctorTopics, TopicPicker } from '@patient/ui/TopicPicker';

type Topic = (typeof doctorTopics)[number]['id'];

export const AskYourDoctor = ({ openChat }: { openChat: (topic: Topic) => void }) => (
  <TopicPicker topics={doctorTopics} onChoose={openChat}>
    Your doctor answers here, usually within 24 hours.
  </TopicPicker>
);
