import type { CSSProperties, Ref } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import { Mark } from '../Field/Mark.tsx';
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
  /** The answers, in their order. */
  options: readonly ChoiceOption<Value>[];
  /** What is chosen, where the screen keeps it; `null` is nothing. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps it. */
  defaultValue?: Value | null;
  /** The answer that was chosen. */
  onChange?: (value: Value) => void;
  /** Under each other, or beside each other where two or three words each leave the room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** A few short answers, one of which is given. For the answers of a questionnaire, use a CardGroup. */
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
  const give = (value: string) => {
    const option = options.find((one) => one.value === value);
    if (option) onChange?.(option.value);
  };
  return (
    <AriaRadioGroup
      {...rest}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      orientation={orientation}
      onChange={give}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div className={orientation === 'vertical' ? choice.rows : choice.beside}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
            <RadioButton className={choice.row}>
              <Mark kind="one" />
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
