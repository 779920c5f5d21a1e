const COUNT = /^\(\d+\+?\) /;

/** Document title with the number of unread notifications in front; replaces an earlier number. */
export const countedTitle = (title: string, unread: number): string => {
  const plain = title.replace(COUNT, '');
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain;
};
