import { useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './ContactDialog.css.ts';

/** Props of {@link CopyAddress}. */
export interface CopyAddressProps {
  email: string;
  words: {
    readonly address: string;
    readonly copy: string;
    readonly copyLabel: string;
    readonly copied: string;
    readonly notCopied: string;
  };
}

/** An address that can be read, selected and copied; where the browser does not copy, it is selected. */
export function CopyAddress({ email, words }: CopyAddressProps) {
  const address = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const at = email.lastIndexOf('@');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setOutcome('copied');
    } catch {
      if (address.current) getSelection()?.selectAllChildren(address.current);
      setOutcome('notCopied');
    }
  };
  return (
    <div>
      <div className={styles.box}>
        <p className={styles.address}>
          <VisuallyHidden>{words.address}: </VisuallyHidden>
          {/* Before its @ an address breaks first. */}
          <span ref={address}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </p>
        <Button
          variant="quiet"
          aria-label={words.copyLabel}
          icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />}
          onPress={() => void copy()}
          className={styles.copy}
        >
          {words.copy}
        </Button>
      </div>
      <output className={styles.outcome}>{outcome && words[outcome]}</output>
    </div>
  );
}
