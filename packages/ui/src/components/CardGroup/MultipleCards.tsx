import { clsx } from 'clsx';
import { useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { nextSelection } from '../Field/nextSelection.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy } from '../Field/describedBy.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { SelectionIndicator } from '../Field/SelectionIndicator.tsx';
import { useValue } from '../Field/useValue.ts';
import * as styles from './CardGroup.css.ts';
import type { MultipleCardsProps } from './cardGroupTypes.ts';
import { CardFace } from './CardFace.tsx';

/** Cards with multiple selection. */
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
  onPick,
  className,
  ...rest
}: MultipleCardsProps<Value>) {
  const id = useId();
  const helpId = useId();
  const [current, change] = useValue(value, defaultValue, onChange);
  return (
    <CheckboxGroup
      {...rest}
      {...describedBy(Boolean(description) && helpId)}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      value={[...current]}
      onChange={(after) => change(nextSelection(options, current, after))}
      className={clsx(field.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} helpId={helpId} />
      <div className={styles.cards({ layout })}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // Any one answer satisfies the group, so no single checkbox is required.
            isRequired={false}
            // The whole card is the label; its accessible name is only the answer.
            aria-labelledby={`${id}${index}`}
            onPress={({ pointerType }) => {
              const isPointer = pointerType === 'mouse' || pointerType === 'touch' || pointerType === 'pen';
              if (isPointer && option.isExclusive && !current.includes(option.value)) onPick?.(option.value);
            }}
            className={styles.cell}
          >
            <CheckboxButton className={styles.card}>
              <SelectionIndicator type="checkbox" />
              <CardFace option={option} nameId={`${id}${index}`} />
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldMessage>{errorMessage}</FieldMessage>
    </CheckboxGroup>
  );
}
