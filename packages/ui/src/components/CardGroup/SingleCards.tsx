import { useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Mark } from '../Field/Mark.tsx';
import * as styles from './CardGroup.css.ts';
import type { SingleCardsProps } from './cardGroupTypes.ts';
import { CardFace } from './CardFace.tsx';

/** Cards of which one is chosen. */
export function SingleCards<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  layout = 'list',
  onChange,
  className,
  ...rest
}: SingleCardsProps<Value>) {
  const id = useId();
  const give = (value: string) => {
    const option = options.find((one) => one.value === value);
    if (option) onChange?.(option.value);
  };
  return (
    <RadioGroup
      {...rest}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      onChange={give}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div className={styles.cards({ layout })}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // The label holds all of the card; its name is the answer alone.
            aria-labelledby={`${id}${option.value}`}
            className={styles.cell}
          >
            <RadioButton className={styles.card}>
              <Mark kind="one" />
              <CardFace option={option} nameId={`${id}${option.value}`} />
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </RadioGroup>
  );
}
