import { useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './ContactDialog.css.ts';

/** Props of {@link CopyAddress}. */
export interface CopyAddressProps {
  email: string;
  strings: {
    readonly address: string;
    readonly copy: string;
    readonly copyLabel: string;
    readonly copied: string;
    readonly notCopied: string;
  };
}

/** Email address with a copy button; selects the address when copying fails. */
export function CopyAddress({ email, strings }: CopyAddressProps) {
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
      <div className={styles.addressBox}>
        <p className={styles.address}>
          <VisuallyHidden>{strings.address}: </VisuallyHidden>
          {/* Wraps before the @ first. */}
          <span ref={address}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </p>
        <Button
          variant="quiet"
          aria-label={strings.copyLabel}
          icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />}
          onPress={() => void copy()}
          className={styles.copy}
        >
          {strings.copy}
        </Button>
      </div>
      <output className={styles.outcome}>{outcome && strings[outcome]}</output>
    </div>
  );
}
