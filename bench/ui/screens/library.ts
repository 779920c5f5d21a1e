import type { ComponentType, ReactNode } from 'react';
import type { Message, Subscription } from './content.ts';

export interface Appearance {
  readonly brand: 'first' | 'second';
  readonly scheme: 'light' | 'dark';
}

export interface CardsProps {
  subscriptions: readonly Subscription[];
  /** Page state that no card depends on. */
  unreadCount: number;
}

export interface ChatProps {
  messages: readonly Message[];
}

/** Screens of one library, loaded on demand. */
export interface Library {
  /** Provider required by the library's documentation. */
  readonly Provider: ComponentType<{ appearance: Appearance; children: ReactNode }>;
  /** Changes the appearance without React, for libraries that support it. */
  readonly setAppearance?: (appearance: Appearance) => void;
  readonly cards: () => Promise<ComponentType<CardsProps>>;
  readonly chat: () => Promise<ComponentType<ChatProps>>;
  readonly form: () => Promise<ComponentType>;
}
