import type { Piece } from '../../.storybook/pieces/readPieces.ts';

/** How far a piece can be relied on. */
export type Maturity = 'draft' | 'in use' | 'ready';

/** Words for what a docs page doesn't have yet. */
const missing = {
  example: 'a usage example',
  pictures: 'do and don’t as pictures',
  review: 'an accessibility review by hand',
} as const;

/**
 * Grade of a piece: `draft` while no screen shows it, `in use` until its page is complete and somebody has gone through
 * its accessibility by hand, then `ready`.
 */
export function maturityOf({ usedIn, usedBy, gaps }: Pick<Piece, 'usedIn' | 'usedBy' | 'gaps'>): {
  readonly grade: Maturity;
  /** Why it is not higher; empty for the highest. */
  readonly reason: string;
} {
  const lacks = gaps.map((gap) => missing[gap]).join(', ');
  if (usedIn.length === 0 && usedBy.length === 0)
    return { grade: 'draft', reason: 'No screen shows it yet.' };
  return gaps.length > 0 ? { grade: 'in use', reason: `It lacks ${lacks}.` } : { grade: 'ready', reason: '' };
}

/** Tone of the badge that shows a grade. */
export const gradeTones = { draft: 'neutral', 'in use': 'info', ready: 'success' } as const;
