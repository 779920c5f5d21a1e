/** Messages of a page of a chat. */
export const CHAT_PAGE = 50;

/** The number of the page with the newest message; an empty chat has one page. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / CHAT_PAGE));

/** How many messages come before a page; pages are numbered from the oldest message. */
export const placeOfPage = (page: number): number => (page - 1) * CHAT_PAGE;
