const FROM_WEBSITE = new Set(['/login', '/register', '/ed']);

/** Whether the logo of a route leads to the brand's website; from everywhere else it leads to /login (specification section 2). */
export const logoLeadsToWebsite = (path: string): boolean => FROM_WEBSITE.has(path);
