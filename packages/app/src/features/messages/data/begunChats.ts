import { atom } from 'jotai';

/** Chats that began with a message, by the name of its target, until the page shows them. */
export const begunChatsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Notes the chat that a target has become. */
export const noteBegunAtom = atom(null, (get, set, target: string, chatId: string): void =>
  set(begunChatsAtom, new Map(get(begunChatsAtom)).set(target, chatId)),
);

/** The page shows a chat: the next one to the target that it began with is another one. */
export const forgetBegunAtom = atom(null, (get, set, chatId: string): void => {
  const begun = get(begunChatsAtom);
  const others = [...begun].filter(([, id]) => id !== chatId);
  if (others.length < begun.size) set(begunChatsAtom, new Map(others));
});
