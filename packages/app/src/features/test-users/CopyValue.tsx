import { useEffect, useState } from 'react';
import { IconButton } from '@patient/ui/IconButton';
import { Inline } from '@patient/ui/Inline';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import * as styles from './TestUserScreen.css.ts';

const words = { copied: 'Copied', refused: 'The browser did not allow it. Select the text instead.' };

const signs = { copied: 'check', refused: 'warning' } as const;

/** Milliseconds that it is said that something was copied. */
const SAID_MS = 3000;

/** Props of {@link CopyValue}. */
export interface CopyValueProps {
  /** What it is: "email". */
  what: string;
  value: string;
}

/** A value with a button that copies it; a click on the value marks all of it, where the clipboard is closed. */
export function CopyValue({ what, value }: CopyValueProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS);
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
        icon={outcome === undefined ? 'copy' : signs[outcome]}
        label={`Copy the ${what}`}
        onPress={() => void copy()}
      />
      <VisuallyHidden>
        <output>{outcome && words[outcome]}</output>
      </VisuallyHidden>
    </Inline>
  );
}
