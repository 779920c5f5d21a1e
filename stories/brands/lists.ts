/**
 * Lists that Safari doesn't take for lists: without markers and a role. It does in a `nav`. Its other signs of a list (text before
 * the items, a marker that is empty) don't count for items that are laid out as flex or grid.
 */
export const unmarkedLists = (): readonly string[] =>
  [...document.body.querySelectorAll('ul, ol')]
    .filter(
      (list) =>
        getComputedStyle(list).listStyleType === 'none' && !list.hasAttribute('role') && !list.closest('nav'),
    )
    .map(({ className, textContent }) => `list without a role: ${className}: ${textContent.slice(0, 40)}`);
