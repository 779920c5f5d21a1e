import { clsx } from 'clsx';
import { use, useEffect, useRef, useState, type CSSProperties, type Ref } from 'react';
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
import { ErrorText, FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import * as list from '../Field/listBox.css.ts';
import { useValue } from '../Field/useValue.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ComboBox.css.ts';
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
 * Opens the list when suggestions are loaded. Closes it on the device's request, and when there are none: react-aria would
 * announce "0 options available" while they load, and reopen the list after the next selection.
 */
function ListOpener({ hasSuggestions }: { hasSuggestions: boolean }) {
  const state = use(ComboBoxStateContext);
  const had = useRef(hasSuggestions);
  useEffect(() => {
    if (!hasSuggestions && state?.isOpen) state.close();
    if (hasSuggestions && !had.current && state?.isFocused) state.open(null, 'input');
    had.current = hasSuggestions;
  }, [hasSuggestions, state]);
  return <CloseOnBack isOpen={state?.isOpen ?? false} onClose={() => state?.close()} />;
}

/** Props of {@link ListNote}. */
interface ListNoteProps {
  /** Shown while suggestions load. */
  loading: string | undefined;
  /** Why there are no suggestions. */
  empty: string | undefined;
  hasFailed: boolean;
}

/** Why there is no list, below the focused field. Only the outcome is announced, not that suggestions load. */
function ListNote({ loading, empty, hasFailed }: ListNoteProps) {
  const isFocused = use(ComboBoxStateContext)?.isFocused ?? false;
  return (
    <>
      {isFocused && loading !== undefined && <span className={styles.note}>{loading}</span>}
      <span aria-live="polite">
        {isFocused && empty !== undefined && (
          <span className={hasFailed ? field.error : styles.note}>
            {hasFailed ? <ErrorText>{empty}</ErrorText> : empty}
          </span>
        )}
      </span>
    </>
  );
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
  const strings = useStrings('ComboBox', defaultStrings, overrides);
  const [text, write] = useValue(value, defaultValue, onChange);
  const [isListOpen, setListOpen] = useState(false);
  /** Selected suggestion while the list closes; then reset, because a selected suggestion would replace later input. */
  const [selected, setSelected] = useState<string | null>(null);
  const found = items ?? [];
  const hasSuggestions = found.length > 0;
  const [last, setLast] = useState(found);
  if (hasSuggestions && found !== last) setLast(found);
  const isMissing = !hasSuggestions && (loadError !== undefined || (items !== undefined && !isLoading));
  return (
    <AriaComboBox<Item>
      {...rest}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      allowsCustomValue
      allowsEmptyCollection={isListOpen}
      onOpenChange={(isOpen, trigger) => {
        setListOpen(isOpen);
        if (!isOpen) setSelected(null);
        onOpenChange?.(isOpen, trigger);
      }}
      menuTrigger="input"
      // Without suggestions, the last ones stay until the list is closed: react-aria would announce that there are none.
      items={isListOpen && !hasSuggestions ? last : found}
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
      <>
        <ListOpener hasSuggestions={hasSuggestions} />
        <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
        <span className={field.box}>
          <Input
            {...inputProps}
            autoComplete={autoComplete}
            {...(placeholder !== undefined && { placeholder })}
            className={field.input}
          />
        </span>
        <FieldMessage
          note={
            <ListNote
              loading={isLoading && !hasSuggestions ? strings.loading : undefined}
              empty={isMissing ? (loadError ?? strings.empty) : undefined}
              hasFailed={loadError !== undefined}
            />
          }
        >
          {errorMessage}
        </FieldMessage>
        <Popover offset={4} containerPadding={0} className={list.popover}>
          <SuggestionList />
        </Popover>
      </>
    </AriaComboBox>
  );
}
