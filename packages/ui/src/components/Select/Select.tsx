import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
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

/** One line of a Select. */
export interface SelectOption<Value extends string = string> {
  /** What is given back and sent. */
  value: Value;
  /** The answer in words; typing its first letters goes to it. */
  label: string;
  /** More about it, in the list alone. */
  description?: ReactNode;
  /** Shown and read, not to be chosen; say why in `description`. @default false */
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
  /** Its lines, from top to bottom. */
  options: readonly SelectOption<Value>[];
  /** What is chosen, where the screen keeps it; `null` is nothing. */
  value?: Value | null;
  /** What is chosen at first, where the field keeps it. */
  defaultValue?: Value | null;
  /** The answer that was chosen. */
  onChange?: (value: Value) => void;
  /** Said while nothing is chosen. @default 'Choose one' */
  placeholder?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** One of many known answers, such as a state. For up to seven, a RadioGroup shows them all at once. */
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

  // What is sent sits in a hidden select, to which the summary of a Form leads: the focus goes on to the button.
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
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      placeholder={placeholder}
      onChange={(key) => {
        const option = options.find(({ value }) => value === key);
        if (option) onChange?.(option.value);
      }}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div ref={box}>
        <Button ref={button} className={[field.input, styles.button].join(' ')}>
          <SelectValue<SelectOption<Value>> className={styles.value}>
            {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </Button>
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
      <Popover offset={4} containerPadding={0} className={[list.popover, styles.tray].join(' ')}>
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
              <span className={list.words}>
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
