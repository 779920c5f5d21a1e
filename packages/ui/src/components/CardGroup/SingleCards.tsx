import { clsx } from 'clsx';
import { useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { describedBy } from '../Field/describedBy.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { SelectionIndicator } from '../Field/SelectionIndicator.tsx';
import * as styles from './CardGroup.css.ts';
import type { SingleCardsProps } from './cardGroupTypes.ts';
import { CardFace } from './CardFace.tsx';

/** Cards with single selection. */
export function SingleCards<Value extends string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  options,
  layout = 'list',
  isReadOnly = false,
  onChange,
  onPick: pick,
  className,
  ...rest
}: SingleCardsProps<Value>) {
  const onPick = isReadOnly ? undefined : pick;
  const id = useId();
  const helpId = useId();
  const handleChange = (value: string) => {
    const option = options.find((one) => one.value === value);
    if (option) onChange?.(option.value);
  };
  return (
    <RadioGroup
      {...rest}
      isReadOnly={isReadOnly}
      {...describedBy(Boolean(description) && helpId)}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      onChange={handleChange}
      className={clsx(field.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} helpId={helpId} />
      <div className={styles.cards({ layout })}>
        {options.map((option, index) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // The whole card is the label; its accessible name is only the answer.
            aria-labelledby={`${id}${index}`}
            onPress={({ pointerType }) => {
              if (pointerType !== 'virtual') onPick?.(option.value);
            }}
            onKeyDown={(event) => {
              if (onPick === undefined || event.key !== 'Enter') {
                // Escape still closes a dialog around the cards.
                event.continuePropagation();
                return;
              }
              // Instead of submitting the form without the focused answer.
              event.preventDefault();
              if (event.target instanceof HTMLInputElement) event.target.click();
              onPick(option.value);
            }}
            className={styles.cell}
          >
            <RadioButton className={styles.card}>
              <SelectionIndicator type="radio" />
              <CardFace option={option} nameId={`${id}${index}`} />
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </RadioGroup>
  );
}
