/**
 * Lists that Safari does not expose as lists: those without markers, a `role` and an enclosing `nav`. Its other criteria (text
 * before the items, an empty marker) don't apply to flex and grid items.
 */
export const unmarkedLists = (): readonly string[] =>
  [...document.body.querySelectorAll('ul, ol')]
    .filter(
      (list) =>
        getComputedStyle(list).listStyleType === 'none' && !list.hasAttribute('role') && !list.closest('nav'),
    )
    .map(({ className, textContent }) => `list without a role: ${className}: ${textContent.slice(0, 40)}`);
