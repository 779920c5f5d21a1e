/** Strings shown by {@link ChatComposer}. */
export interface ChatComposerStrings {
  /** Accessible name of the field. @default 'Message' */
  label: string;
  /** @default 'Write a message' */
  placeholder: string;
  /** Accessible name of the send button. @default 'Send message' */
  send: string;
  /** Announced while sending. @default 'Sending…' */
  sending: string;
  /** Announced while a picked file is read. @default 'Adding your file…' */
  attaching: string;
  /** Accessible name of the attach button. @default 'Attach a picture or PDF' */
  attach: string;
  /** Accessible name of the button that removes the file `{name}`. @default 'Remove {name}' */
  remove: string;
  /** Remaining characters; negative when too long. @default '20 characters left' */
  left: (left: number) => string;
  /** Shown while offline. @default "You're offline. Your draft stays here. Send it when you're back online." */
  offline: string;
  /** Shown while offline if messages are queued and sent later. */
  offlineQueued: string;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const defaultStrings: ChatComposerStrings = {
  label: 'Message',
  placeholder: 'Write a message',
  send: 'Send message',
  sending: 'Sending…',
  attaching: 'Adding your file…',
  attach: 'Attach a picture or PDF',
  remove: 'Remove {name}',
  left: (left) => (left < 0 ? `${characters(-left)} over the limit` : `${characters(left)} left`),
  offline: "You're offline. Your draft stays here. Send it when you're back online.",
  offlineQueued: "You're offline. We'll send your messages when you're back online.",
};
