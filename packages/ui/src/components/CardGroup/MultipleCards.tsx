import { useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { chosen } from '../Field/chosen.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Mark } from '../Field/Mark.tsx';
import { useValue } from '../Field/useValue.ts';
import * as styles from './CardGroup.css.ts';
import type { MultipleCardsProps } from './cardGroupTypes.ts';
import { CardFace } from './CardFace.tsx';

/** Cards of which any number is chosen. */
export function MultipleCards<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  layout = 'list',
  value,
  defaultValue = [],
  onChange,
  className,
  ...rest
}: MultipleCardsProps<Value>) {
  const id = useId();
  const [current, change] = useValue(value, defaultValue, onChange);
  return (
    <CheckboxGroup
      {...rest}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      value={[...current]}
      onChange={(after) => change(chosen(options, current, after))}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div className={styles.cards({ layout })}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // Any of them will do, so none of them is required by itself.
            isRequired={false}
            // The label holds all of the card; its name is the answer alone.
            aria-labelledby={`${id}${option.value}`}
            className={styles.cell}
          >
            <CheckboxButton className={styles.card}>
              <Mark kind="many" />
              <CardFace option={option} nameId={`${id}${option.value}`} />
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </CheckboxGroup>
  );
}
