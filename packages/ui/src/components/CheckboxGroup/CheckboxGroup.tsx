import type { CSSProperties, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import { chosen } from '../Field/chosen.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import { Mark } from '../Field/Mark.tsx';
import type { MultipleOption } from '../Field/option.ts';
import { useValue } from '../Field/useValue.ts';

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps<Value extends string>
  extends
    GroupTexts,
    Omit<
      AriaCheckboxGroupProps,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'validationBehavior'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    > {
  /** The answers, from top to bottom. */
  options: readonly MultipleOption<Value>[];
  /** What is chosen, where the screen keeps it. */
  value?: readonly Value[];
  /** What is chosen at first, where the group keeps it. */
  defaultValue?: readonly Value[];
  /** All that is chosen now, in the order of the options. */
  onChange?: (value: readonly Value[]) => void;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Several short answers, any of which may be given. For the answers of a questionnaire, use a CardGroup. */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  value,
  defaultValue = [],
  onChange,
  className,
  ...rest
}: CheckboxGroupProps<Value>) {
  const [current, change] = useValue(value, defaultValue, onChange);
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      value={[...current]}
      onChange={(after) => change(chosen(options, current, after))}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div className={choice.rows}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // Any of them will do, so none of them is required by itself.
            isRequired={false}
          >
            <CheckboxButton className={choice.row}>
              <Mark kind="many" />
              <span>{option.label}</span>
            </CheckboxButton>
            {option.description && (
              <Text slot="description" elementType="div" className={choice.help}>
                {option.description}
              </Text>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaCheckboxGroup>
  );
}
