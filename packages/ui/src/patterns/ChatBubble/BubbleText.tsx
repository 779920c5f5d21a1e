import { useMemo } from 'react';
import { EmergencyText, Link } from '../../components/Link/index.ts';
import { textParts } from './textParts.ts';

/** Message text as plain text, with URLs and emergency numbers as links. */
export function BubbleText({ children }: { children: string }) {
  const parts = useMemo(() => textParts(children), [children]);
  return parts.map(({ text, href }, index) =>
    href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a message never change their order
      <EmergencyText key={index}>{text}</EmergencyText>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same URL may occur twice
      <Link key={index} href={href}>
        {text}
      </Link>
    ),
  );
}
