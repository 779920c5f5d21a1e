import { clsx } from 'clsx';
import { use, useEffect, useState, type CSSProperties, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { CloseOnBack } from '../Dialog/CloseOnBack.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import * as list from '../Field/listBox.css.ts';
import { useValue } from '../Field/useValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { SuggestionList, type Suggestion } from './SuggestionList.tsx';

/** Strings of {@link ComboBox}. */
export interface ComboBoxStrings {
  /** Shown while suggestions load. @default 'Looking for suggestions…' */
  loading: string;
  /** Shown when nothing matches. @default 'No suggestions. You can keep what you typed.' */
  empty: string;
}

const defaultStrings: ComboBoxStrings = {
  loading: 'Looking for suggestions…',
  empty: 'No suggestions. You can keep what you typed.',
};

/** Props of {@link ComboBox}. */
export interface ComboBoxProps<Item extends Suggestion>
  extends
    FieldTexts,
    Omit<
      AriaComboBoxProps<Item>,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'validationBehavior'
      | 'selectionMode'
      | 'items'
      | 'defaultItems'
      | 'defaultFilter'
      | 'formValue'
      | 'allowsCustomValue'
      | 'allowsEmptyCollection'
      | 'inputValue'
      | 'defaultInputValue'
      | 'onInputChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'menuTrigger'
    > {
  /** Suggestions for the current text, best match first. The list stays closed while undefined. */
  items: readonly Item[] | undefined;
  /** Controlled text. */
  value?: string;
  /** Initial text of an uncontrolled field. @default '' */
  defaultValue?: string;
  /** Called with the current text, including that of a selected suggestion. */
  onChange?: (value: string) => void;
  /** Called with the suggestion the patient selects. */
  onSelect?: (item: Item) => void;
  /** Whether suggestions are loading. Previous suggestions stay visible until then. @default false */
  isLoading?: boolean;
  /** Why there are no suggestions, including that the patient can keep typing. */
  loadError?: string | undefined;
  /** Example value. Never a replacement for the label. */
  placeholder?: string;
  /**
   * Browser autofill token, such as `address-line1`. The browser's list then covers the suggestions.
   * @default 'off'
   */
  autoComplete?: string;
  /** Additional props for the `<input>`, such as `enterKeyHint`. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'ref'>;
  strings?: Partial<ComboBoxStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Closes the list on the device's request, and when there are no suggestions. Otherwise react-aria keeps its open
 * state and reopens the list after the next selection.
 */
function ListCloser({ isActive }: { isActive: boolean }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (!isActive && state?.isOpen) state.close();
  }, [isActive, state]);
  return <CloseOnBack isOpen={state?.isOpen ?? false} onClose={() => state?.close()} />;
}

/** Text field with suggestions that also accepts free text (specification section 7, Suggest). */
export function ComboBox<Item extends Suggestion>({
  label,
  description,
  errorMessage,
  optionalLabel,
  items,
  value,
  defaultValue = '',
  onChange,
  onSelect,
  onOpenChange,
  isLoading = false,
  loadError,
  placeholder,
  autoComplete = 'off',
  inputProps,
  strings: overrides,
  className,
  ...rest
}: ComboBoxProps<Item>) {
  const strings = { ...defaultStrings, ...overrides };
  const [text, write] = useValue(value, defaultValue, onChange);
  const [isListOpen, setListOpen] = useState(false);
  /** Selected suggestion while the list closes; then reset, because a selected suggestion would replace later input. */
  const [selected, setSelected] = useState<string | null>(null);
  const found = items ?? [];
  const isActive = isLoading || loadError !== undefined || items !== undefined;
  const empty = loadError ?? (isLoading ? strings.loading : strings.empty);
  return (
    <AriaComboBox<Item>
      {...rest}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      allowsCustomValue
      allowsEmptyCollection={isActive || isListOpen}
      onOpenChange={(isOpen, trigger) => {
        setListOpen(isOpen);
        if (!isOpen) setSelected(null);
        onOpenChange?.(isOpen, trigger);
      }}
      menuTrigger="input"
      items={found}
      inputValue={text}
      onInputChange={write}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = found.find(({ id }) => id === key);
        if (!item) return;
        setSelected(item.id);
        write(item.value ?? item.label);
        onSelect?.(item);
      }}
      className={clsx(field.field, className)}
    >
      {({ isOpen }) => (
        <>
          <ListCloser isActive={isActive} />
          <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
          <span className={field.box}>
            <Input
              {...inputProps}
              autoComplete={autoComplete}
              {...(placeholder !== undefined && { placeholder })}
              className={field.input}
            />
          </span>
          <FieldMessage>{errorMessage}</FieldMessage>
          {/* An open list hides everything else from screen readers, except elements with this attribute. */}
          <VisuallyHidden aria-live="polite" data-live-announcer="true">
            {isOpen && isActive && found.length === 0 && empty}
          </VisuallyHidden>
          <Popover offset={4} containerPadding={0} className={list.popover}>
            <SuggestionList empty={empty} isLoading={isLoading} hasFailed={loadError !== undefined} />
          </Popover>
        </>
      )}
    </AriaComboBox>
  );
}
