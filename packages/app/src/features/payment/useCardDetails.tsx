import { useState, type ReactNode } from 'react';
import type { Patient, PostalAddress } from '@patient/api';
import { Skeleton } from '@patient/ui/Skeleton';
import { latePart } from '../../shared/lazy/latePart.tsx';
import { addressProblems, trimmed, written, type AddressProblem } from './rules/addressCheck.ts';

/** What a patient types beside the provider's fields. */
export interface CardDetails {
  /** Name on the card. */
  readonly name: string;
  /** Undefined where it is the shipping address. */
  readonly billing: PostalAddress | undefined;
}

/** The fields of CardForm that are ours. */
export interface OwnFields {
  readonly name: string;
  readonly onNameChange: (name: string) => void;
  readonly isBillingSame: boolean;
  readonly onBillingSameChange: (isSame: boolean) => void;
  readonly billing: ReactNode;
  readonly errors: readonly (AddressProblem | { readonly name: 'name'; readonly message: string })[];
}

/** Most patients have one address. */
const BillingFields = latePart(async () => (await import('./BillingFields.tsx')).BillingFields, {
  what: 'the billing address',
  skeleton: <Skeleton shape="block" height="24rem" />,
});

/** Name on the card and billing address. `check` shows what is wrong, or gives what was typed. */
export function useCardDetails(
  patient: Patient,
  initialName: string,
  isDisabled: boolean,
): { readonly fields: OwnFields; readonly check: () => CardDetails | undefined } {
  const [name, setName] = useState(initialName);
  const [isBillingSame, setBillingSame] = useState(patient.payment?.sameAsShipping ?? true);
  const [billing, setBilling] = useState(written(patient.payment?.billing));
  const [errors, setErrors] = useState<OwnFields['errors']>([]);
  return {
    fields: {
      name,
      onNameChange: setName,
      isBillingSame,
      onBillingSameChange: setBillingSame,
      billing: <BillingFields value={billing} onChange={setBilling} isDisabled={isDisabled} />,
      errors,
    },
    check() {
      const missing =
        name.trim() === '' ? [{ name: 'name' as const, message: 'Enter the name on the card' }] : [];
      const problems = [...missing, ...(isBillingSame ? [] : addressProblems(billing))];
      setErrors(problems);
      if (problems.length > 0) return undefined;
      return { name: name.trim(), billing: isBillingSame ? undefined : trimmed(billing) };
    },
  };
}
