import { useEffect, useState } from 'react';
import { IconButton } from '@patient/ui/IconButton';
import { Inline } from '@patient/ui/Inline';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import * as styles from './TestUserScreen.css.ts';

const strings = { copied: 'Copied', refused: "Your browser didn't allow it. Select the text instead." };

const icons = { copied: 'check', refused: 'warning' } as const;

/** Milliseconds the result is shown. */
const RESULT_MS = 3000;

/** Props of {@link CopyValue}. */
export interface CopyValueProps {
  /** Completes "Copy the …": "email". */
  what: string;
  value: string;
}

/** Value with a copy button. A click selects the whole value, where the clipboard is not available. */
export function CopyValue({ what, value }: CopyValueProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Inline as="span" gap={1} wrap={false}>
      <span className={styles.value}>{value}</span>
      <IconButton
        icon={outcome === undefined ? 'copy' : icons[outcome]}
        label={`Copy the ${what}`}
        onPress={() => void copy()}
      />
      <VisuallyHidden>
        <output>{outcome && strings[outcome]}</output>
      </VisuallyHidden>
    </Inline>
  );
}
