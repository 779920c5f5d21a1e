import type { ComponentType, ReactNode } from 'react';
import type { Message, Subscription } from './content.ts';

/** A brand and a scheme. */
export interface Look {
  readonly brand: 'first' | 'second';
  readonly scheme: 'light' | 'dark';
}

/** Props of a list of cards. */
export interface CardsProps {
  subscriptions: readonly Subscription[];
  /** How often the page was told something that is none of the cards' business. */
  news: number;
}

/** Props of a chat. */
export interface ChatProps {
  messages: readonly Message[];
}

/** The screens of one library; each is loaded when it is asked for. */
export interface Library {
  /** What its documentation puts around an app. */
  readonly Around: ComponentType<{ look: Look; children: ReactNode }>;
  /** Changes the look of the document, where the library needs no render for it. */
  readonly wear?: (look: Look) => void;
  readonly cards: () => Promise<ComponentType<CardsProps>>;
  readonly chat: () => Promise<ComponentType<ChatProps>>;
  readonly form: () => Promise<ComponentType>;
}
