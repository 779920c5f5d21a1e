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
import { AccountFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { doctor, patient } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Doctor messaging' });

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
  { id: 'b', href: '/user/chat?chatId=b', lastMessage: 'Your parcel is on its way.', time: '11-18-2026' },
];

/** Chats, the newest first, and the way to a new one. */
export const Chats = meta.story({
  tags: ['route:/user/chat', 'chat:support', 'chat:counter'],
  render: () => (
    <AccountFrame path="/user/chat">
      <h1>Messages</h1>
      <ChatList chats={chats} />
      <TopicPicker topics={doctorTopics} title="Ask your doctor" onChoose={fn()}>
        Usually answered within a day.
      </TopicPicker>
    </AccountFrame>
  ),
  play: headed('Messages'),
});

export const ChatsOnAPhone = meta.story({ ...Chats.input, tags: [], globals: onPhone });

const theirs = { name: doctor.name, nameHref: doctor.href, avatarUrl: doctor.photoUrl };
const own = { isOwn: true, name: patient.name };

const talk: readonly ChatThreadMessage[] = [
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
    ...own,
    text: 'Since the first dose I feel a little sick in the morning.',
    state: 'read',
    day: '11-19-2026',
    time: '10:02 AM',
  },
  {
    id: '3',
    ...theirs,
    text: 'Thank you for telling me. Some nausea in the first two weeks is common.',
    day: 'Today',
    time: '10:40 AM',
  },
  {
    id: '4',
    ...theirs,
    kind: 'file',
    text: 'First weeks.pdf',
    fileSize: '240 kB',
    fileUrl: 'https://files.example/first-weeks.pdf',
    day: 'Today',
    time: '10:42 AM',
  },
  {
    id: '5',
    ...own,
    text: 'Shall I go on with the same dose?',
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

/** One chat; the doctor's name leads to who that is. */
export const OneChat = meta.story({
  tags: ['route:/user/chat', 'chat:text', 'chat:file', 'chat:system', 'chat:sent', 'chat:read'],
  render: () => (
    <AccountFrame path="/user/chat" isFull>
      <Thread messages={talk} />
    </AccountFrame>
  ),
  play: headed(doctor.name),
});

export const OneChatOnAPhone = meta.story({ ...OneChat.input, tags: [], globals: onPhone });

/** What was written stays, and says how far it has come. */
export const LineDown = meta.story({
  tags: ['chat:unsent', 'chat:sending', 'chat:failed'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/chat" isFull>
      <Thread
        isOffline
        messages={[
          ...talk.slice(0, 3),
          {
            id: '6',
            ...own,
            text: 'Shall I go on with the same dose?',
            state: 'failed',
            day: 'Today',
            time: '10:50 AM',
          },
          {
            id: '7',
            ...own,
            text: 'I took it with food today.',
            state: 'sending',
            day: 'Today',
            time: '10:51 AM',
          },
        ]}
      />
    </AccountFrame>
  ),
  play: headed(doctor.name),
});

/** A new chat begins with what it is about: a doctor answers, or support. */
export const NewChat = meta.story({
  tags: ['route:/user/chat', 'chat:new', 'header:doctor-topics', 'header:support-topics'],
  render: () => (
    <AccountFrame path="/user/chat">
      <h1>New message</h1>
      <TopicPicker topics={doctorTopics} title="Ask your doctor" onChoose={fn()}>
        Usually answered within a day. In an emergency, call 911.
      </TopicPicker>
      <TopicPicker topics={supportTopics} title="Ask support" onChoose={fn()}>
        Support answers day and night.
      </TopicPicker>
    </AccountFrame>
  ),
  play: headed('New message'),
});
