import type { IconName } from '../../components/Icon/index.ts';

/** How far a message of the patient's own has come: waiting for the line, on its way, refused, there, seen. */
export type ChatBubbleState = 'unsent' | 'sending' | 'failed' | 'sent' | 'read';

/** Words of {@link ChatBubble}. */
export interface ChatBubbleStrings {
  /** Who wrote a message of one's own. @default 'You' */
  you: string;
  /** What each state is called. */
  states: Readonly<Record<ChatBubbleState, string>>;
  /** Button under a message that was not sent. @default 'Try again' */
  retry: string;
  /** Stands where a picture cannot be shown. @default 'This picture cannot be shown' */
  brokenImage: string;
  /** Stands where a picture is on its way. @default 'Loading picture…' */
  loadingImage: string;
  /** What a screen reader hears of a picture without words; `{name}` wrote it. @default 'Picture from {name}' */
  image: string;
  /** Before the name of a file that can be saved, for screen readers. @default 'Download' */
  download: string;
}

export const english: ChatBubbleStrings = {
  you: 'You',
  states: {
    unsent: 'Waiting to be sent',
    sending: 'Sending…',
    failed: 'Not sent',
    sent: 'Sent',
    read: 'Read',
  },
  retry: 'Try again',
  brokenImage: 'This picture cannot be shown',
  loadingImage: 'Loading picture…',
  image: 'Picture from {name}',
  download: 'Download',
};

export const signs: Readonly<Record<ChatBubbleState, IconName>> = {
  unsent: 'clock',
  sending: 'arrow-right',
  failed: 'error',
  sent: 'check',
  read: 'check-circle',
};
