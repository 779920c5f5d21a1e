/** Words of {@link ChatComposer}. */
export interface ChatComposerStrings {
  /** Name of the field. @default 'Message' */
  label: string;
  /** @default 'Write a message' */
  placeholder: string;
  /** Name of the button that sends. @default 'Send message' */
  send: string;
  /** Said while it is being sent. @default 'Sending…' */
  sending: string;
  /** Name of the button that adds a file. @default 'Attach a picture or PDF' */
  attach: string;
  /** Name of the button that takes the file off; `{name}` is its name. @default 'Remove {name}' */
  remove: string;
  /** The room left; below zero, how many characters are too many. @default '20 characters left' */
  left: (left: number) => string;
  /** Said while the line is down. @default 'You are offline. Your draft stays here; send it when the line is back.' */
  offline: string;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const english: ChatComposerStrings = {
  label: 'Message',
  placeholder: 'Write a message',
  send: 'Send message',
  sending: 'Sending…',
  attach: 'Attach a picture or PDF',
  remove: 'Remove {name}',
  left: (left) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
  offline: 'You are offline. Your draft stays here; send it when the line is back.',
};
