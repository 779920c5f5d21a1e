/** Normalized email, for storing and lookup. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
