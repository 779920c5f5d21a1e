import type { Scenario } from './scenario.ts';
import { one, patient } from './patient.ts';
import { chatConversations } from '../chats/conversations.ts';

/** Accounts that show messages. */
export const peopleScenarios: readonly Scenario[] = [
  {
    ...patient(
      'chat',
      'Nora',
      'Lindqvist',
      'Four chats: a doctor and support, read and unread, a photo, a PDF, two pages.',
      one('active', 'wl'),
    ),
    picture: 'patient-nora',
    conversations: chatConversations,
  },
  {
    ...patient('long-chat', 'Theo', 'Adeyemi', 'One chat of 10,000 messages.', one('active', 'wl')),
    picture: 'patient-theo',
    hasLongChat: true,
  },
];
