import { useAtom } from 'jotai';
import type { Patient, PostalAddress } from '@patient/api';
import { mergeChanges, states, toAddressInput } from '@patient/api/model';
import { BillingFields } from '@patient/ui/CardForm';
import { typedLine } from '@patient/ui/text';
import { useForm } from '#shared/view/useForm.ts';
import { cardDraftAtom, type CardDraft } from './data/drafts.ts';
import { addressProblems, trimmed } from './views/addressCheck.ts';

/** Validated input of the app's own fields of a card form. */
export interface CardDetails {
  /** Name on the card. */
  readonly name: string;
  /** Undefined if it is the shipping address. */
  readonly billing: PostalAddress | undefined;
}

/** Options of {@link useCardForm}. */
export interface CardFormOptions<Cards> {
  readonly patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  readonly name: string;
  /** Key of the draft: ID of a subscription or a patient. */
  readonly owner: string;
  /** Whether the card on file is used, which has no fields. @default false */
  readonly isOnFile?: boolean;
  /** Sends the card; resolves to whether it was accepted, and shows the reason if not. */
  readonly send: (details: CardDetails, cards: Cards) => Promise<boolean>;
}

const detailsOf = ({ name, isBillingSame, billing }: CardDraft): CardDetails => ({
  name: typedLine(name),
  billing: isBillingSame ? undefined : trimmed(billing),
});

/** Form of a card, with the app's own fields: name on the card and billing address. */
export function useCardForm<Cards>({ patient, name, owner, isOnFile = false, send }: CardFormOptions<Cards>) {
  const { input, change, form } = useForm({
    draft: useAtom(cardDraftAtom(owner)),
    initial: {
      name,
      isBillingSame: patient.payment?.sameAsShipping ?? true,
      billing: toAddressInput(patient.payment?.billing),
    },
    check: (typed: CardDraft) =>
      isOnFile
        ? []
        : [
            ...(typedLine(typed.name) === ''
              ? [{ name: 'name', message: 'Enter the name on the card' }]
              : []),
            ...(typed.isBillingSame ? [] : addressProblems(typed.billing)),
          ],
    async send(typed, { removeDraft }, cards: Cards) {
      if (!(await send(isOnFile ? { name, billing: undefined } : detailsOf(typed), cards))) return [];
      removeDraft();
      return undefined;
    },
  });
  const { billing, isBillingSame } = input;
  return {
    form,
    /** Props of CardForm for these fields. */
    fields: {
      errors: form.errors,
      name: input.name,
      onNameChange: (typed: string) => change({ name: typed }),
      isBillingSame,
      onBillingSameChange: (isSame: boolean) => change({ isBillingSame: isSame }),
      billing: (
        <BillingFields
          value={billing}
          states={states}
          onChange={(next) => change((latest) => ({ billing: mergeChanges(latest.billing, billing, next) }))}
          isDisabled={form.isPending}
        />
      ),
    },
  };
}
