import { href } from '#shared/href.ts';

/** Topic of the help panel that leads to a chat. */
export type HelpTopic = 'treatment' | 'sideEffects' | 'messages';

/** Link of a topic in the help panel (specification section 2): /user/chat, with the topic of a new chat. */
export const helpTopicHref = (topic: HelpTopic): string =>
  href('/user/chat', {}, topic === 'messages' ? {} : { topic });
