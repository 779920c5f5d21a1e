/**
 * Container condition: text so large, for the room there is, that beside a drawing or a button a line would hold a few
 * letters. What stands side by side goes under each other then.
 */
export const cramped = '(max-width: 13rem)';
