/** Number of messages per page. */
export const CHAT_PAGE = 50;

/** Number of the page with the newest message; an empty chat has one page. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / CHAT_PAGE));

/** Number of messages before a page; page 1 has the oldest ones. */
export const offsetOfPage = (page: number): number => (page - 1) * CHAT_PAGE;
