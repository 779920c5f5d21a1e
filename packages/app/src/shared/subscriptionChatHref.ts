/** Address of the chat about a subscription; `chatHref` of the messages feature returns the same. */
export const subscriptionChatHref = (subscriptionId: string): string =>
  `/user/chat?${new URLSearchParams({ subscriptionId })}`;
