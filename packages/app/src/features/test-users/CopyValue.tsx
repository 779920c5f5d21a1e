import { useState } from 'react';
import { IconButton } from '@patient/ui/IconButton';
import { Inline } from '@patient/ui/Inline';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import * as styles from './TestUserScreen.css.ts';

const OUTCOMES = {
  copied: { icon: 'check', text: 'Copied' },
  refused: { icon: 'warning', text: "Your browser didn't allow it. Select the text instead." },
} as const;

/** Props of {@link CopyValue}. */
export interface CopyValueProps {
  /** Completes "Copy the …": "email". */
  what: string;
  value: string;
}

/** Value with a copy button. A click selects the whole value, where the clipboard is not available. */
export function CopyValue({ what, value }: CopyValueProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <Inline as="span" gap={1} wrap={false}>
      <span className={styles.value}>{value}</span>
      <IconButton
        icon={outcome === undefined ? 'copy' : OUTCOMES[outcome].icon}
        label={`Copy the ${what}`}
        onPress={copy}
      />
      <VisuallyHidden>
        <output>{outcome && OUTCOMES[outcome].text}</output>
      </VisuallyHidden>
    </Inline>
  );
}
