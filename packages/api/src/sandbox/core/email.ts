/** Form in which an email is stored and looked up. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
