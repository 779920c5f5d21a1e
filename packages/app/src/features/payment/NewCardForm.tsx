import { useRef, useState } from 'react';
import type { Patient, PostalAddress } from '@patient/api';
import type { Cards } from './card/CardFields.tsx';
import { ProviderCardForm } from './ProviderCardForm.tsx';
import { cardProblem, dueChanged, type SavingStage } from './views/cardProblem.ts';
import { isOutcomeUnknown } from '@patient/api/model';
import { afterCardChange, type PaymentProblem } from './views/paymentProblem.ts';
import { useCardForm } from './useCardForm.tsx';

/** New card to send to the service. */
export interface NewCard {
  /** Token of the card from the provider. */
  readonly paymentToken: string;
  /** Undefined if the billing address is the shipping address. */
  readonly billing: PostalAddress | undefined;
}

/** Props of {@link NewCardForm}. */
export interface NewCardFormProps {
  patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  name: string;
  submitLabel: string;
  /** Refetches the amount that saving the card would charge; resolves to a message if it changed, and nothing is saved. */
  check: () => Promise<string | undefined>;
  /** Saves the card; rejects with the error to show. */
  save: (card: NewCard) => Promise<unknown>;
}

/** Form for a new card with the provider's fields. The input is preserved when saving fails. */
export function NewCardForm({ patient, name, submitLabel, check, save }: NewCardFormProps) {
  const [problem, setProblem] = useState<PaymentProblem>();
  /** Whether an earlier attempt may have saved its card. */
  const hasUnknownAttempt = useRef(false);

  const { form, fields } = useCardForm({
    patient,
    name,
    owner: patient._id,
    async send(details, cards: Cards) {
      setProblem(undefined);
      let stage: SavingStage = 'tokenize';
      try {
        // Concurrent, so that checking the amount takes no extra time.
        const tokenizing = cards.tokenize(details.name);
        const checking = check();
        await Promise.allSettled([tokenizing, checking]);
        const paymentToken = await tokenizing;
        stage = 'due';
        const changed = await checking;
        if (changed === undefined) {
          stage = 'save';
          await save({ paymentToken, billing: details.billing });
          return true;
        }
        setProblem(dueChanged(changed, hasUnknownAttempt.current));
      } catch (failure) {
        setProblem(cardProblem(failure, stage, hasUnknownAttempt.current));
        if (stage === 'save') hasUnknownAttempt.current = isOutcomeUnknown(failure);
      }
      return false;
    },
  });
  return (
    <ProviderCardForm
      {...fields}
      isPending={form.isPending}
      error={problem}
      onCardChange={() => setProblem(afterCardChange)}
      payLabel={submitLabel}
      onPay={form.onSubmit}
      strings={{ pending: 'Saving your card…' }}
    />
  );
}
