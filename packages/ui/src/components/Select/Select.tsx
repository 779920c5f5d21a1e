import { clsx } from 'clsx';
import { useId, useState, type CSSProperties, type FocusEvent, type Ref } from 'react';
import * as field from '../Field/Field.css.ts';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** Option of a Select. */
export interface SelectOption<Value extends string = string> {
  /** Value passed to `onChange` and submitted; not empty. */
  value: Value;
  /** Visible text; typing its first letters selects it. */
  label: string;
  /** Whether the option is shown but can't be selected. Explain why in `label`. @default false */
  isDisabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> extends FieldTexts {
  /** Options from top to bottom. */
  options: readonly SelectOption<Value>[];
  /** Controlled value; `null` when nothing is selected. A value that isn't an option is shown as nothing selected. */
  value?: Value | null;
  /** Initial value of an uncontrolled field. @default null */
  defaultValue?: Value | null;
  /** Called with the selected value. */
  onChange?: (value: Value) => void;
  /** Called when the field receives focus. */
  onFocus?: (event: FocusEvent<HTMLSelectElement>) => void;
  /** Called when the field loses focus. */
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void;
  /** Text shown while nothing is selected. @default 'Choose one' */
  placeholder?: string;
  /** Name of the value in the surrounding Form. */
  name?: string;
  /** Browser autofill token, such as `address-level1`. */
  autoComplete?: string;
  /** Whether an answer is required. @default false */
  isRequired?: boolean;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * List of many known options, such as states, in the device's own picker, which works before the page's scripts and is familiar
 * to patients. For up to seven options, use a RadioGroup.
 */
export function Select<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  value,
  defaultValue = null,
  onChange,
  onFocus,
  onBlur,
  placeholder = 'Choose one',
  name,
  isRequired = false,
  isDisabled = false,
  id: ownId,
  className,
  style,
  ...rest
}: SelectProps<Value>) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const ids = { help: `${id}help`, message: `${id}message` };
  const [own, setOwn] = useState(defaultValue);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const formError = useFormError(name);
  const current = value === undefined ? own : value;
  // Browsers would show the first option for a value that isn't an option.
  const chosen = options.some((option) => option.value === current) ? current : null;
  const message = errorMessage ?? formError.message;

  const choose = (text: string) => {
    const option = options.find((one) => one.value === text);
    if (!option) return;
    setOwn(option.value);
    formError.clear();
    onChange?.(option.value);
  };
  return (
    <div className={clsx(field.field, className)} style={style}>
      <FieldFrame
        label={label}
        description={description}
        optionalLabel={optionalLabel}
        ids={ids}
        labelProps={{ htmlFor: id }}
        message={message}
      >
        <span className={field.box}>
          <select
            {...rest}
            id={id}
            aria-describedby={describedBy(ids, { description, message })}
            name={name}
            value={chosen ?? ''}
            // Compared by Form with what is shown.
            data-value={chosen ?? ''}
            onChange={({ target }) => choose(target.value)}
            disabled={isDisabled}
            aria-required={isRequired}
            {...(message !== undefined && { 'aria-invalid': true })}
            onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
            onPointerLeave={() => setHovered(false)}
            onFocus={(event) => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              onBlur?.(event);
            }}
            data-hovered={(isHovered && !isDisabled) || undefined}
            data-focused={isFocused || undefined}
            data-invalid={message !== undefined || undefined}
            data-disabled={isDisabled || undefined}
            data-placeholder={chosen === null || undefined}
            className={clsx(field.input, styles.select)}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </span>
      </FieldFrame>
    </div>
  );
}
