import { clsx } from 'clsx';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import * as list from '../Field/listBox.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** Option of a Select. */
export interface SelectOption<Value extends string = string> {
  /** Value passed to `onChange` and submitted. */
  value: Value;
  /** Visible text; typing its first letters selects it. */
  label: string;
  /** Help text, shown only in the list. */
  description?: ReactNode;
  /** Whether the option is shown but can't be selected. Explain why in `description`. @default false */
  isDisabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string>
  extends
    FieldTexts,
    Omit<
      AriaSelectProps<SelectOption<Value>>,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'validationBehavior'
      | 'selectionMode'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    > {
  /** Options from top to bottom. */
  options: readonly SelectOption<Value>[];
  /** Controlled value; `null` when nothing is selected. */
  value?: Value | null;
  /** Initial value of an uncontrolled field. */
  defaultValue?: Value | null;
  /** Called with the selected value. */
  onChange?: (value: Value) => void;
  /** Text shown while nothing is selected. @default 'Choose one' */
  placeholder?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Whether the pointer that opened the list is still down. */
function useIsHeld() {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    // After the release has been handled.
    const release = () => setTimeout(() => setHeld(false));
    globalThis.addEventListener('pointerup', release);
    globalThis.addEventListener('pointercancel', release);
    return () => {
      globalThis.removeEventListener('pointerup', release);
      globalThis.removeEventListener('pointercancel', release);
    };
  }, [isHeld]);
  return { isHeld, hold: () => setHeld(true) };
}

/** Dropdown for many known options, such as states. For up to seven, use a RadioGroup. */
export function Select<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  onChange,
  placeholder = 'Choose one',
  className,
  ...rest
}: SelectProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isHeld, hold } = useIsHeld();

  // Forwards focus from the hidden select, which the error summary of a Form focuses, to the button.
  useEffect(() => {
    const root = box.current?.parentElement;
    const passOn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLSelectElement) button.current?.focus();
    };
    root?.addEventListener('focusin', passOn);
    return () => root?.removeEventListener('focusin', passOn);
  }, []);

  return (
    <AriaSelect
      {...rest}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      placeholder={placeholder}
      onChange={(key) => {
        const option = options.find(({ value }) => value === key);
        if (option) onChange?.(option.value);
      }}
      className={clsx(field.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div ref={box} onPointerDownCapture={hold}>
        <Button ref={button} className={clsx(field.input, styles.button)}>
          <SelectValue<SelectOption<Value>> className={styles.value}>
            {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </Button>
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
      <Popover
        offset={4}
        containerPadding={0}
        className={clsx(list.popover, styles.tray, isHeld && styles.held)}
      >
        <p aria-hidden="true" className={styles.trayTitle}>
          {label}
        </p>
        <ListBox className={list.list}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={list.item}
            >
              <span className={list.text}>
                <span>{option.label}</span>{' '}
                {option.description && <span className={list.description}>{option.description}</span>}
              </span>
              <Icon name="check" className={styles.check} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
