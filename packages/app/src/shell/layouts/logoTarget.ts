const FROM_WEBSITE = new Set(['/login', '/register', '/ed']);

/** Whether the logo links to the brand's website instead of /login (specification section 2). */
export const logoLeadsToWebsite = (path: string): boolean => FROM_WEBSITE.has(path);
