import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useValue } from '../../components/Field/useValue.ts';
import { TextField } from '../../components/TextField/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useKeptFocus } from '../../focus/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { typedLine } from '../../text/typed.ts';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import * as styles from './CouponField.css.ts';
import {
  defaultStrings,
  isOnPlan,
  refusalText,
  stringsWith,
  type CouponFieldOverrides,
  type CouponState,
} from './strings.ts';

/** Props of {@link CouponField}. */
export interface CouponFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** State of the coupon. @default 'idle' */
  state?: CouponState;
  /** Controlled code. */
  value?: string;
  /** Initial code, for instance from a link. @default '' */
  defaultValue?: string;
  /** Called when the code changes. */
  onChange?: (code: string) => void;
  /** Checks the code, without spaces around it. */
  onApply: (code: string) => void;
  /** Removes the applied coupon. */
  onRemove: () => void;
  /** What the applied coupon does: "$14.00 off the first 2 of 4 billings". */
  saving?: ReactNode;
  /** Why the applied coupon could not be removed. */
  problem?: string | undefined;
  /** Whether the plan can no longer change. @default false */
  isDisabled?: boolean;
  /** Overrides for the default text. */
  strings?: CouponFieldOverrides;
  ref?: Ref<HTMLDivElement>;
}

/** Coupon field: enter, check, apply, remove (decisions, "Treatments and prices"). */
export function CouponField({
  state = 'idle',
  value,
  defaultValue = '',
  onChange,
  onApply,
  onRemove,
  saving,
  problem,
  isDisabled = false,
  strings: overrides,
  className,
  ...rest
}: CouponFieldProps) {
  const strings = stringsWith(useStrings('CouponField', defaultStrings, undefined), overrides);
  const [code, setCode] = useValue(value, defaultValue, onChange);
  const [isMissing, setMissing] = useState(false);
  const [wasRemoved, setRemoved] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const isApplied = isOnPlan(state);
  useKeptFocus(isApplied, () => (isApplied ? remove : input).current);

  const apply = () => {
    const trimmed = typedLine(code);
    setMissing(trimmed === '');
    setRemoved(false);
    if (trimmed === '') input.current?.focus();
    else if (state !== 'checking') onApply(trimmed);
  };
  const removeCoupon = () => {
    setRemoved(true);
    onRemove();
  };
  const announcement = isOnPlan(state)
    ? problem || strings[state](typedLine(code))
    : wasRemoved && strings.removed;
  return (
    <div {...rest} className={className}>
      {isOnPlan(state) ? (
        <AppliedCoupon
          state={state}
          code={typedLine(code)}
          saving={saving}
          problem={problem}
          isDisabled={isDisabled}
          onRemove={removeCoupon}
          strings={strings}
          removeRef={remove}
        />
      ) : (
        <div className={styles.row}>
          <TextField
            label={strings.label}
            inputRef={input}
            value={code}
            onChange={(next) => {
              setMissing(false);
              setCode(next);
            }}
            // Enter would submit the surrounding payment form.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            isDisabled={isDisabled}
            isReadOnly={state === 'checking'}
            autoComplete="off"
            spellCheck="false"
            inputProps={{ autoCapitalize: 'characters', enterKeyHint: 'go' }}
            errorMessage={isMissing ? strings.missing : refusalText(state, strings)}
            className={styles.field}
          />
          <Button
            isDisabled={isDisabled}
            isPending={state === 'checking'}
            pendingLabel={strings.checking}
            onPress={apply}
            className={styles.apply}
          >
            {strings.apply}
          </Button>
        </div>
      )}
      <VisuallyHidden as="output">
        {announcement || (isMissing ? strings.missing : refusalText(state, strings))}
      </VisuallyHidden>
    </div>
  );
}
