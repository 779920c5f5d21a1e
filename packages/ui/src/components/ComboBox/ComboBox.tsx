import { use, useEffect, useState, type CSSProperties, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import * as list from '../Field/listBox.css.ts';
import { useValue } from '../Field/useValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { SuggestionList, type Suggestion } from './SuggestionList.tsx';

/** Words of {@link ComboBox}. */
export interface ComboBoxStrings {
  /** While suggestions are looked for. @default 'Looking for suggestions…' */
  loading: string;
  /** Where there are none. @default 'No suggestions. You can go on with what you wrote.' */
  empty: string;
}

const english: ComboBoxStrings = {
  loading: 'Looking for suggestions…',
  empty: 'No suggestions. You can go on with what you wrote.',
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
  /** What fits what is written, best first. Undefined while nothing is looked for: nothing opens then. */
  items: readonly Item[] | undefined;
  /** What is written, where the screen keeps it. */
  value?: string;
  /** What is written at first, where the field keeps it. @default '' */
  defaultValue?: string;
  /** What is written now; also the label of a chosen suggestion. */
  onChange?: (value: string) => void;
  /** The patient takes a suggestion. */
  onSelect?: (item: Item) => void;
  /** Suggestions are on their way; those of before stay until then. @default false */
  isLoading?: boolean;
  /** Why there are no suggestions, and that writing goes on without them. */
  loadError?: string | undefined;
  /** An example, never the label. */
  placeholder?: string;
  /** What the browser may fill in, such as `address-line1`; its list then lies over ours. @default 'off' */
  autoComplete?: string;
  /** More for the `<input>` itself, such as `enterKeyHint`. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'ref'>;
  strings?: Partial<ComboBoxStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Closes the list when nothing is looked for any more. Left to itself the field takes that for a pause: it would open the
 * list again behind the next choice.
 */
function ClosedUnless({ isLookedFor }: { isLookedFor: boolean }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (!isLookedFor && state?.isOpen) state.close();
  }, [isLookedFor, state]);
  return null;
}

/** A line of writing with suggestions; what is written counts, whether or not it was suggested (section 7, Suggest). */
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
  strings,
  className,
  ...rest
}: ComboBoxProps<Item>) {
  const words = { ...english, ...strings };
  const [text, write] = useValue(value, defaultValue, onChange);
  const [isListOpen, setListOpen] = useState(false);
  const found = items ?? [];
  const isLookedFor = isLoading || loadError !== undefined || items !== undefined;
  const empty = loadError ?? (isLoading ? words.loading : words.empty);
  return (
    <AriaComboBox<Item>
      {...rest}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      allowsCustomValue
      allowsEmptyCollection={isLookedFor || isListOpen}
      onOpenChange={(isOpen, trigger) => {
        setListOpen(isOpen);
        onOpenChange?.(isOpen, trigger);
      }}
      menuTrigger="input"
      items={found}
      inputValue={text}
      onInputChange={write}
      onSelectionChange={(key) => {
        const item = found.find(({ id }) => id === key);
        if (item) onSelect?.(item);
      }}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      {({ isOpen }) => (
        <>
          <ClosedUnless isLookedFor={isLookedFor} />
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
          <VisuallyHidden aria-live="polite">
            {isOpen && isLookedFor && found.length === 0 && empty}
          </VisuallyHidden>
          <Popover offset={4} containerPadding={0} className={list.popover}>
            <SuggestionList empty={empty} isLoading={isLoading} hasFailed={loadError !== undefined} />
          </Popover>
        </>
      )}
    </AriaComboBox>
  );
}
