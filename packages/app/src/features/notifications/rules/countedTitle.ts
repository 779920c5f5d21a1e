const COUNT = /^\(\d+\+?\) /;

/** Title of the page with the number of unread notifications before it, which replaces an older one. */
export const countedTitle = (title: string, unread: number): string => {
  const plain = title.replace(COUNT, '');
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain;
};
