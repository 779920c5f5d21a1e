import { clsx } from 'clsx';
import { useId, type CSSProperties, type Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import { nextSelection } from '../Field/nextSelection.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy } from '../Field/describedBy.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import { SelectionIndicator } from '../Field/SelectionIndicator.tsx';
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
  /** Answers, in display order. */
  options: readonly MultipleOption<Value>[];
  /** Controlled values. */
  value?: readonly Value[];
  /** Initial values of an uncontrolled group. */
  defaultValue?: readonly Value[];
  /** Called with all selected answers, in display order. */
  onChange?: (value: readonly Value[]) => void;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Short answers with multiple selection. For questionnaire answers, use a CardGroup. */
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
  const helpId = useId();
  const [current, change] = useValue(value, defaultValue, onChange);
  return (
    <AriaCheckboxGroup
      {...rest}
      {...describedBy(rest['aria-describedby'], Boolean(description) && helpId)}
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      value={[...current]}
      onChange={(after) => change(nextSelection(options, current, after))}
      className={clsx(field.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} helpId={helpId} />
      <div className={choice.rows}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // Any one answer satisfies the group, so no single checkbox is required.
            isRequired={false}
          >
            <CheckboxButton className={choice.row}>
              <SelectionIndicator type="checkbox" />
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
