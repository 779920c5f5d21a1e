import { useMemo } from 'react';
import { Link } from '../../components/Link/index.ts';
import { textParts } from './textParts.ts';

/** Message text as plain text, with URLs as links. */
export function BubbleText({ children }: { children: string }) {
  const parts = useMemo(() => textParts(children), [children]);
  return parts.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // The parts of a message never change places.
      // oxlint-disable-next-line react/no-array-index-key -- the same address may stand in it twice
      <Link key={index} href={href}>
        {text}
      </Link>
    ),
  );
}
