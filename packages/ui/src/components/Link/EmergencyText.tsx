import { useMemo } from 'react';
import { emergencyParts } from './emergencyParts.ts';
import { Link } from './Link.tsx';

/** Props of {@link EmergencyText}. */
export interface EmergencyTextProps {
  /** Text of the page or of the service. */
  children: string;
}

/** Text in which "call 911", "call 988" and "text 988" are links that call or text the number. */
export function EmergencyText({ children }: EmergencyTextProps) {
  const parts = useMemo(() => emergencyParts(children), [children]);
  return parts.map(({ text, href, label }, index) =>
    href === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text never change their order
      <Link key={index} href={href} {...(label !== undefined && { 'aria-label': label })}>
        {text}
      </Link>
    ),
  );
}
