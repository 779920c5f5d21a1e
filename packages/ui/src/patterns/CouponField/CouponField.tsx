import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useValue } from '../../components/Field/useValue.ts';
import { Icon } from '../../components/Icon/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './CouponField.css.ts';
import { english, refusalOf, type CouponFieldStrings, type CouponState } from './strings.ts';

/** Props of {@link CouponField}. */
export interface CouponFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Where the coupon stands. @default 'idle' */
  state?: CouponState;
  /** The code, where the screen keeps it. */
  value?: string;
  /** The code at first, for instance from a link. @default '' */
  defaultValue?: string;
  /** What is written now. */
  onChange?: (code: string) => void;
  /** Asks whether the code may be used; without the room around it. */
  onApply: (code: string) => void;
  /** Takes the coupon off again. */
  onRemove: () => void;
  /** What the coupon does, while `applied`: "$14.00 off the first 2 of 4 billings". */
  saving?: ReactNode;
  /** The plan can no longer change. @default false */
  isDisabled?: boolean;
  strings?: Partial<CouponFieldStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** A coupon: written, checked, applied, taken off (decisions, "Treatments and prices"). */
export function CouponField({
  state = 'idle',
  value,
  defaultValue = '',
  onChange,
  onApply,
  onRemove,
  saving,
  isDisabled = false,
  strings,
  className,
  ...rest
}: CouponFieldProps) {
  const words = { ...english, ...strings };
  const [code, write] = useValue(value, defaultValue, onChange);
  const [isMissing, setMissing] = useState(false);
  const [wasRemoved, setRemoved] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const isApplied = state === 'applied';
  const shown = useRef(isApplied);

  // What was pressed is gone by now: the focus goes on to what took its place, and is taken from nobody else.
  useEffect(() => {
    if (shown.current === isApplied) return;
    shown.current = isApplied;
    if (document.activeElement === document.body) (isApplied ? remove : input).current?.focus();
  }, [isApplied]);

  const apply = () => {
    const asked = code.trim();
    setMissing(asked === '');
    setRemoved(false);
    if (asked === '') input.current?.focus();
    else if (state !== 'checking') onApply(asked);
  };
  const takeOff = () => {
    setRemoved(true);
    onRemove();
  };
  const said = isApplied ? words.applied(code.trim()) : wasRemoved && words.removed;
  return (
    <div {...rest} className={className}>
      {isApplied ? (
        <div className={styles.applied}>
          <Icon name="check-circle" className={styles.sign} />
          <div className={styles.words}>
            <p className={styles.code}>{words.applied(code.trim())}</p>
            {saving && <p className={styles.saving}>{saving}</p>}
          </div>
          <Button
            ref={remove}
            variant="quiet"
            isDisabled={isDisabled}
            onPress={takeOff}
            className={styles.remove}
          >
            {words.remove} <VisuallyHidden>{code.trim()}</VisuallyHidden>
          </Button>
        </div>
      ) : (
        <div className={styles.row}>
          <TextField
            label={words.label}
            inputRef={input}
            value={code}
            onChange={(next) => {
              setMissing(false);
              write(next);
            }}
            // Inside the form of a payment, Enter would pay.
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
            errorMessage={isMissing ? words.missing : refusalOf(state, words)}
            className={styles.field}
          />
          <Button
            isDisabled={isDisabled}
            isPending={state === 'checking'}
            pendingLabel={words.checking}
            onPress={apply}
            className={styles.apply}
          >
            {words.apply}
          </Button>
        </div>
      )}
      <VisuallyHidden as="output">
        {said || (isMissing ? words.missing : refusalOf(state, words))}
      </VisuallyHidden>
    </div>
  );
}
