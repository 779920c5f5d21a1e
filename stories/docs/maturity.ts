import type { Piece } from '../../.storybook/pieces/readPieces.ts';

/** Maturity of a component or pattern. */
export type Maturity = 'draft' | 'in use' | 'ready' | 'deprecated';

/** Labels of missing parts of a docs page. */
const missing = {
  example: 'a usage example',
  pictures: 'do and don’t as pictures',
  review: 'an accessibility review by hand',
} as const;

/**
 * Returns the grade of a component: `draft` until a screen uses it, `in use` until its page is complete and its accessibility
 * is reviewed by hand, then `ready`. One with a `@deprecated` tag is `deprecated`, wherever it is used.
 */
export function maturityOf({
  usedIn,
  usedBy,
  gaps,
  deprecated,
}: Pick<Piece, 'usedIn' | 'usedBy' | 'gaps' | 'deprecated'>): {
  readonly grade: Maturity;
  /** Why the grade is not higher, for `deprecated` what to use in its place; empty for `ready`. */
  readonly reason: string;
} {
  if (deprecated !== undefined) return { grade: 'deprecated', reason: deprecated };
  const lacks = gaps.map((gap) => missing[gap]).join(', ');
  if (usedIn.length === 0 && usedBy.length === 0)
    return { grade: 'draft', reason: 'No screen shows it yet.' };
  return gaps.length > 0 ? { grade: 'in use', reason: `It lacks ${lacks}.` } : { grade: 'ready', reason: '' };
}

/** Badge tone of each grade. */
export const gradeTones = {
  draft: 'neutral',
  'in use': 'info',
  ready: 'success',
  deprecated: 'warning',
} as const;
