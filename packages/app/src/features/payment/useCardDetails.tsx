import { useAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import type { Patient, PostalAddress } from '@patient/api';
import { Skeleton } from '@patient/ui/Skeleton';
import { typedLine } from '@patient/ui/text';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { cardDraftAtom, type CardDraft } from './data/drafts.ts';
import { addressProblems, merged, trimmed, written, type AddressProblem } from './rules/addressCheck.ts';

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
const BillingFields = lazyPart(
  async () => (await import('./BillingFields.tsx')).BillingFields,
  inPlace('the billing address', <Skeleton shape="block" height="24rem" />),
);

/** Whose card it is, and what for. */
export interface CardPurpose {
  readonly patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  readonly name: string;
  /** Keeps what is typed for one purpose: id of a subscription or a patient. */
  readonly owner: string;
  readonly isDisabled: boolean;
}

/** Name on the card and billing address; what was typed survives a reload. */
export function useCardDetails({ patient, name, owner, isDisabled }: CardPurpose): {
  readonly fields: OwnFields;
  /** Shows what is wrong, or gives what was typed. */
  readonly check: () => CardDetails | undefined;
  /** Call it once the details are sent. */
  readonly forget: () => void;
} {
  const [draft, setDraft] = useAtom(cardDraftAtom(owner));
  const [errors, setErrors] = useState<OwnFields['errors']>([]);
  const known: CardDraft = {
    name,
    isBillingSame: patient.payment?.sameAsShipping ?? true,
    billing: written(patient.payment?.billing),
  };
  const typed = draft ?? known;
  const { billing, isBillingSame } = typed;
  const write = (change: (latest: CardDraft) => Partial<CardDraft>) =>
    void setDraft((latest = known) => ({ ...latest, ...change(latest) }));
  return {
    fields: {
      name: typed.name,
      onNameChange: (next) => write(() => ({ name: next })),
      isBillingSame,
      onBillingSameChange: (isSame) => write(() => ({ isBillingSame: isSame })),
      billing: (
        <BillingFields
          value={billing}
          onChange={(next) => write((latest) => ({ billing: merged(latest.billing, billing, next) }))}
          isDisabled={isDisabled}
        />
      ),
      errors,
    },
    check() {
      const holder = typedLine(typed.name);
      const missing = holder === '' ? [{ name: 'name' as const, message: 'Enter the name on the card' }] : [];
      const problems = [...missing, ...(isBillingSame ? [] : addressProblems(billing))];
      setErrors(problems);
      if (problems.length > 0) return undefined;
      return { name: holder, billing: isBillingSame ? undefined : trimmed(billing) };
    },
    forget: () => void setDraft(() => undefined),
  };
}
