import { useMemo } from 'react';
import { Link } from '../../components/Link/index.ts';
import { textParts } from './textParts.ts';

/** What was written, letter by letter; addresses in it can be followed, in a tab of their own. */
export function BubbleText({ children }: { children: string }) {
  const parts = useMemo(() => textParts(children), [children]);
  return parts.map(({ text, href }, place) =>
    href === undefined ? (
      text
    ) : (
      // The parts of a message never change places.
      // oxlint-disable-next-line react/no-array-index-key -- the same address may stand in it twice
      <Link key={place} href={href}>
        {text}
      </Link>
    ),
  );
}
