import { clsx } from 'clsx';
import { useId, type CSSProperties, type Ref } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy } from '../Field/describedBy.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import { SelectionIndicator } from '../Field/SelectionIndicator.tsx';
import type { ChoiceOption } from '../Field/option.ts';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string>
  extends
    GroupTexts,
    Omit<
      AriaRadioGroupProps,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'validationBehavior'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    > {
  /** Answers, in display order. */
  options: readonly ChoiceOption<Value>[];
  /** Controlled value; `null` when nothing is selected. */
  value?: Value | null;
  /** Initial value of an uncontrolled group. */
  defaultValue?: Value | null;
  /** Called with the selected answer. */
  onChange?: (value: Value) => void;
  /** Stacked, or side by side for labels of two or three words. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Short answers with single selection. For questionnaire answers, use a CardGroup. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  onChange,
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const helpId = useId();
  const handleChange = (value: string) => {
    const option = options.find((one) => one.value === value);
    if (option) onChange?.(option.value);
  };
  return (
    <AriaRadioGroup
      {...rest}
      {...describedBy(rest['aria-describedby'], Boolean(description) && helpId)}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      orientation={orientation}
      onChange={handleChange}
      className={clsx(field.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} helpId={helpId} />
      <div className={orientation === 'vertical' ? choice.rows : choice.horizontalRows}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
            <RadioButton className={choice.row}>
              <SelectionIndicator type="radio" />
              <span>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" elementType="div" className={choice.help}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaRadioGroup>
  );
}
