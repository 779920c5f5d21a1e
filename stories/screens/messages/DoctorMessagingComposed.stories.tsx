import { Avatar } from '@patient/ui/Avatar';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { ChatList, type ChatListItem } from '@patient/ui/ChatList';
import { ChatThread, type ChatThreadMessage } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import { doctorTopics, supportTopics, TopicPicker } from '@patient/ui/TopicPicker';
import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from '../support/composed/frames.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';
import { doctor, patient } from '../support/composed/samples.ts';

const meta = preview.meta({
  ...composed,
  title: 'Screens/Messages/Doctor messaging (composed)',
  tags: ['composed'],
});

const chats: readonly ChatListItem[] = [
  {
    id: 'a',
    href: '/user/chat?chatId=a',
    title: 'Weight loss treatment',
    peerName: doctor.name,
    peerAvatarUrl: doctor.photoUrl,
    lastMessage: 'Some nausea in the first two weeks is common.',
    time: '10:42 AM',
    unread: 2,
  },
  { id: 'b', href: '/user/chat?chatId=b', lastMessage: 'Your package is on its way.', time: '11-18-2026' },
];

/** Newest chat first, and topics to start a new one. */
export const Chats = meta.story({
  tags: ['route:/user/chat', 'chat:support', 'chat:counter'],
  render: () => (
    <AccountFrame path="/user/chat">
      <h1>Messages</h1>
      <ChatList chats={chats} />
      <TopicPicker topics={doctorTopics} title="Ask your doctor" onChoose={fn()}>
        Doctors usually answer within a day.
      </TopicPicker>
    </AccountFrame>
  ),
  play: hasHeading('Messages'),
});

export const ChatsOnPhone = meta.story({ ...Chats.input, tags: [], globals: onPhone });

const fromDoctor = { name: doctor.name, nameHref: doctor.href, avatarUrl: doctor.photoUrl };
const fromPatient = { isOwn: true, name: patient.name };

const conversation: readonly ChatThreadMessage[] = [
  {
    id: '1',
    kind: 'system',
    text: 'You asked about side effects',
    day: '11-19-2026',
    time: '10:01 AM',
    name: '',
  },
  {
    id: '2',
    ...fromPatient,
    text: 'Since my first dose I feel a little sick in the morning.',
    state: 'read',
    day: '11-19-2026',
    time: '10:02 AM',
  },
  {
    id: '3',
    ...fromDoctor,
    text: 'Thank you for telling me. Some nausea in the first two weeks is common.',
    day: 'Today',
    time: '10:40 AM',
  },
  {
    id: '4',
    ...fromDoctor,
    kind: 'file',
    text: 'First weeks.pdf',
    fileSize: '240 kB',
    fileUrl: 'https://files.example/first-weeks.pdf',
    day: 'Today',
    time: '10:42 AM',
  },
  {
    id: '5',
    ...fromPatient,
    text: 'Should I stay on the same dose?',
    state: 'sent',
    day: 'Today',
    time: '10:50 AM',
  },
];

function Thread({
  messages,
  isOffline = false,
}: {
  messages: readonly ChatThreadMessage[];
  isOffline?: boolean;
}) {
  const [text, setText] = useState('');
  return (
    <ChatThread
      title={<Link href={doctor.href}>{doctor.name}</Link>}
      avatar={<Avatar name={doctor.name} src={doctor.photoUrl} isDecorative />}
      subtitle="Weight loss treatment"
      messages={messages}
      isOffline={isOffline}
      onRetryMessage={fn()}
      composer={
        <ChatComposer
          text={text}
          onTextChange={setText}
          onSend={() => setText('')}
          onAttach={fn()}
          isOffline={isOffline}
        />
      }
    />
  );
}

/** The doctor's name links to the doctor's page. */
export const OneChat = meta.story({
  tags: ['route:/user/chat', 'chat:text', 'chat:file', 'chat:system', 'chat:sent', 'chat:read'],
  render: () => (
    <AccountFrame path="/user/chat" isFullHeight>
      <Thread messages={conversation} />
    </AccountFrame>
  ),
  play: hasHeading(doctor.name),
});

export const OneChatOnPhone = meta.story({ ...OneChat.input, tags: [], globals: onPhone });

/** Unsent messages stay in the thread with their state. */
export const Offline = meta.story({
  tags: ['chat:unsent', 'chat:sending', 'chat:failed'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/chat" isFullHeight>
      <Thread
        isOffline
        messages={[
          ...conversation.slice(0, 3),
          {
            id: '6',
            ...fromPatient,
            text: 'Should I stay on the same dose?',
            state: 'failed',
            day: 'Today',
            time: '10:50 AM',
          },
          {
            id: '7',
            ...fromPatient,
            text: 'I took it with food today.',
            state: 'sending',
            day: 'Today',
            time: '10:51 AM',
          },
        ]}
      />
    </AccountFrame>
  ),
  play: hasHeading(doctor.name),
});

/** A topic decides whether a doctor or support answers. */
export const NewChat = meta.story({
  tags: ['route:/user/chat', 'chat:new', 'header:doctor-topics', 'header:support-topics'],
  render: () => (
    <AccountFrame path="/user/chat">
      <h1>New message</h1>
      <TopicPicker topics={doctorTopics} title="Ask your doctor" onChoose={fn()}>
        Doctors usually answer within a day. In an emergency, call 911.
      </TopicPicker>
      <TopicPicker topics={supportTopics} title="Ask support" onChoose={fn()}>
        Support is available 24/7.
      </TopicPicker>
    </AccountFrame>
  ),
  play: hasHeading('New message'),
});
