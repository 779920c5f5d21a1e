import type { ReactNode } from 'react';
import { useStrings } from '../../provider/strings.ts';
import { PayForm, type PayFormProps } from './PayForm.tsx';
import { defaultStrings, type CardFormStrings } from './strings.ts';

/** Props of {@link CardOnFileForm}. */
export interface CardOnFileFormProps extends PayFormProps {
  /** Label of the submit button, such as "Pay $84.00 once a doctor approves". @default 'Pay' */
  payLabel?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<Pick<CardFormStrings, 'pay' | 'pending'>>;
}

/** CardForm without fields, which pays with the card on file. */
export function CardOnFileForm({ payLabel, strings: overrides, ...rest }: CardOnFileFormProps) {
  const strings = useStrings('CardForm', defaultStrings, overrides);
  return <PayForm {...rest} label={payLabel ?? strings.pay} pendingLabel={strings.pending} />;
}
