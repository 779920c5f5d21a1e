import type { IconName } from '../../components/Icon/index.ts';

/** Delivery state of the patient's own message: waiting for a connection, in progress, failed, delivered, read. */
export type ChatBubbleState = 'unsent' | 'sending' | 'failed' | 'sent' | 'read';

/** Strings shown by {@link ChatBubble}. */
export interface ChatBubbleStrings {
  /** Sender of the patient's own messages. @default 'You' */
  you: string;
  /** Label of each delivery state. */
  states: Readonly<Record<ChatBubbleState, string>>;
  /** Button below a message that was not sent. @default 'Try again' */
  retry: string;
  /** Button that puts a failed message back into the composer. @default 'Edit' */
  edit: string;
  /** Button that cancels a message that is not sent yet. @default 'Cancel' */
  cancel: string;
  /** Shown instead of a picture in a format that the browser can't show. */
  brokenImage: string;
  /** Shown instead of a picture that could not be loaded. @default "We couldn't load this picture." */
  unloadedImage: string;
  /** Precedes the description of a picture that opens large, for screen readers. @default 'Open' */
  openImage: string;
  /** Shown instead of a picture that is loading. @default 'Loading picture…' */
  loadingImage: string;
  /** Alternative text of a picture without a description; `{name}` is the sender. @default 'Picture from {name}' */
  image: string;
  /** Button that downloads a picture; precedes the name of a downloadable file, for screen readers. @default 'Download' */
  download: string;
}

export const defaultStrings: ChatBubbleStrings = {
  you: 'You',
  states: {
    unsent: 'Waiting to send',
    sending: 'Sending…',
    failed: 'Not sent',
    sent: 'Sent',
    read: 'Read',
  },
  retry: 'Try again',
  edit: 'Edit',
  cancel: 'Cancel',
  brokenImage: "Your browser can't show this picture. Download it to see it.",
  unloadedImage: "We couldn't load this picture.",
  openImage: 'Open',
  loadingImage: 'Loading picture…',
  image: 'Picture from {name}',
  download: 'Download',
};

export const stateIcons: Readonly<Record<ChatBubbleState, IconName>> = {
  unsent: 'clock',
  sending: 'arrow-right',
  failed: 'error',
  sent: 'check',
  read: 'check-circle',
};
