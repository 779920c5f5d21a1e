import { href } from '#shared/href.ts';

/** Topic of the help panel that leads to a chat. */
export type HelpTopic = 'treatment' | 'sideEffects' | 'messages';

/** Where a topic of the help panel leads (specification section 2): /user/chat, with the topic chosen where it is one. */
export const helpTopicHref = (topic: HelpTopic): string =>
  href('/user/chat', {}, topic === 'messages' ? {} : { topic });
