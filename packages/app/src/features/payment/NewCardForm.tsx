import { useRef, useState } from 'react';
import type { Patient, PostalAddress } from '@patient/api';
import type { Cards } from './card/CardFields.tsx';
import { ProviderCardForm } from './ProviderCardForm.tsx';
import { cardProblem, dueChanged, type SavingStage } from './rules/cardProblem.ts';
import { isOutcomeUnknown } from './rules/paymentOutcome.ts';
import { afterCardChange, type PaymentProblem } from './rules/paymentProblem.ts';
import { useCardDetails } from './useCardDetails.tsx';
import { valueOf } from './settled.ts';

/** A new card, as the service gets it. */
export interface NewCard {
  /** The provider's token of the card. */
  readonly paymentToken: string;
  /** Undefined where the bill goes to the shipping address. */
  readonly billing: PostalAddress | undefined;
}

/** Props of {@link NewCardForm}. */
export interface NewCardFormProps {
  patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  name: string;
  submitLabel: string;
  /** Reads again what saving would charge; gives what has changed since it was shown, which saves nothing. */
  check: () => Promise<string | undefined>;
  /** Saves the card; rejects with the reason it was not saved. */
  save: (card: NewCard) => Promise<unknown>;
}

/** Form for another card, in the provider's own fields. What was typed stays when saving fails. */
export function NewCardForm({ patient, name, submitLabel, check, save }: NewCardFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const details = useCardDetails({ patient, name, owner: patient._id, isDisabled: isSaving });
  /** Whether an earlier try may have saved its card. */
  const isOpen = useRef(false);

  const submit = async (cards: Cards) => {
    const checked = details.check();
    if (checked === undefined) return;
    setSaving(true);
    setProblem(undefined);
    let stage: SavingStage = 'tokenize';
    try {
      // Read beside the provider's call, to charge what the page shows without waiting for it.
      const [token, change] = await Promise.allSettled([cards.tokenize(checked.name), check()]);
      const paymentToken = valueOf(token);
      stage = 'due';
      const changed = valueOf(change);
      if (changed === undefined) {
        stage = 'save';
        await save({ paymentToken, billing: checked.billing });
        details.forget();
      } else {
        setProblem(dueChanged(changed, isOpen.current));
      }
    } catch (failure) {
      setProblem(cardProblem(failure, stage, isOpen.current));
      if (stage === 'save') isOpen.current = isOutcomeUnknown(failure);
    }
    setSaving(false);
  };
  return (
    <ProviderCardForm
      {...details.fields}
      isPending={isSaving}
      error={problem}
      onCardChange={() => setProblem(afterCardChange)}
      payLabel={submitLabel}
      onPay={submit}
      strings={{ pending: 'Saving your card…' }}
    />
  );
}
