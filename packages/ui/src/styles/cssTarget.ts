/**
 * Browsers the styles are built for: those that know `:dir()`, all for thirty months or more. For older ones a build
 * makes it a list of languages, by which a page in English from right to left is not mirrored.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];
