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
      // Parts of a message never change their order.
      // oxlint-disable-next-line react/no-array-index-key -- the same URL may occur twice
      <Link key={index} href={href}>
        {text}
      </Link>
    ),
  );
}
