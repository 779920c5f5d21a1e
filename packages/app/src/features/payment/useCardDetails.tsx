import { useAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import type { Patient, PostalAddress } from '@patient/api';
import { states } from '@patient/api/model';
import { BillingFields } from '@patient/ui/CardForm';
import { typedLine } from '@patient/ui/text';
import { cardDraftAtom, type CardDraft } from './data/drafts.ts';
import { addressProblems, trimmed, type AddressProblem } from './views/addressCheck.ts';
import { mergeChanges, toAddressInput } from '@patient/api/model';

/** Validated input of the app's own fields of a card form. */
export interface CardDetails {
  /** Name on the card. */
  readonly name: string;
  /** Undefined if it is the shipping address. */
  readonly billing: PostalAddress | undefined;
}

/** Props of CardForm for the app's own fields. */
export interface CardFormFields {
  readonly name: string;
  readonly onNameChange: (name: string) => void;
  readonly isBillingSame: boolean;
  readonly onBillingSameChange: (isSame: boolean) => void;
  readonly billing: ReactNode;
  readonly errors: readonly (AddressProblem | { readonly name: 'name'; readonly message: string })[];
}

/** Options of {@link useCardDetails}. */
export interface CardDetailsOptions {
  readonly patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  readonly name: string;
  /** Key of the draft: ID of a subscription or a patient. */
  readonly owner: string;
  readonly isDisabled: boolean;
}

/** Name on the card and billing address. The draft survives a reload. */
export function useCardDetails({ patient, name, owner, isDisabled }: CardDetailsOptions): {
  readonly fields: CardFormFields;
  /** Returns the input, or shows its problems and returns undefined. */
  readonly check: () => CardDetails | undefined;
  /** Removes the draft, once the details are sent. */
  readonly clearDraft: () => void;
} {
  const [draft, setDraft] = useAtom(cardDraftAtom(owner));
  const [errors, setErrors] = useState<CardFormFields['errors']>([]);
  const defaults: CardDraft = {
    name,
    isBillingSame: patient.payment?.sameAsShipping ?? true,
    billing: toAddressInput(patient.payment?.billing),
  };
  const input = draft ?? defaults;
  const { billing, isBillingSame } = input;
  const update = (change: (latest: CardDraft) => Partial<CardDraft>) =>
    void setDraft((latest = defaults) => ({ ...latest, ...change(latest) }));
  return {
    fields: {
      name: input.name,
      onNameChange: (next) => update(() => ({ name: next })),
      isBillingSame,
      onBillingSameChange: (isSame) => update(() => ({ isBillingSame: isSame })),
      billing: (
        <BillingFields
          value={billing}
          states={states}
          onChange={(next) => update((latest) => ({ billing: mergeChanges(latest.billing, billing, next) }))}
          isDisabled={isDisabled}
        />
      ),
      errors,
    },
    check() {
      const holder = typedLine(input.name);
      const missing = holder === '' ? [{ name: 'name' as const, message: 'Enter the name on the card' }] : [];
      const problems = [...missing, ...(isBillingSame ? [] : addressProblems(billing))];
      setErrors(problems);
      if (problems.length > 0) return undefined;
      return { name: holder, billing: isBillingSame ? undefined : trimmed(billing) };
    },
    clearDraft: () => void setDraft(() => undefined),
  };
}
