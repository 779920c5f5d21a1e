/** Key of the list of chats in the cache. */
export const chatsKey = ['chats'];

/** Key of a chat in the cache. */
export const threadKey = (chatId: string): readonly string[] => ['chat', chatId];
