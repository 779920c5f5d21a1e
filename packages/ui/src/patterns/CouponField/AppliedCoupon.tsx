import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as field from '../../components/Field/Field.css.ts';
import { ErrorText } from '../../components/Field/FieldMessage.tsx';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './CouponField.css.ts';
import type { AppliedState, CouponFieldStrings } from './strings.ts';

/** Props of {@link AppliedCoupon}. */
export interface AppliedCouponProps {
  state: AppliedState;
  code: string;
  /** Discount of the coupon. */
  saving: ReactNode;
  /** Why it could not be removed. */
  problem: string | undefined;
  isDisabled: boolean;
  onRemove: () => void;
  strings: CouponFieldStrings;
  /** Ref to the button that removes it. */
  removeRef: Ref<HTMLButtonElement>;
}

/** Applied coupon, with a button that removes it. */
export function AppliedCoupon({
  state,
  code,
  saving,
  problem,
  isDisabled,
  onRemove,
  strings,
  removeRef,
}: AppliedCouponProps) {
  const detail = state === 'noEffect' ? strings.noEffectHint : saving;
  return (
    <>
      <div className={styles.onPlan[state]}>
        <Icon name={state === 'noEffect' ? 'warning' : 'check-circle'} className={styles.icon[state]} />
        <div className={styles.text}>
          <p className={styles.code}>
            <bdi>{strings[state](code)}</bdi>
          </p>
          {detail && (
            <p className={styles.detail}>
              {/* Keeps a leading amount in place on a right-to-left page. */}
              <bdi>{detail}</bdi>
            </p>
          )}
        </div>
        <Button
          ref={removeRef}
          variant="quiet"
          isDisabled={isDisabled}
          onPress={onRemove}
          className={styles.remove}
        >
          {strings.remove} <VisuallyHidden>{code}</VisuallyHidden>
        </Button>
      </div>
      {problem && (
        <p className={clsx(field.message, field.error)}>
          <ErrorText>{problem}</ErrorText>
        </p>
      )}
    </>
  );
}
