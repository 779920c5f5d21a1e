/**
 * Oldest supported browsers, all of which know `:dir()`. For older targets, the build replaces `:dir()` with a list
 * of languages, which breaks right-to-left pages in English.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];
