import { useAtomValue } from 'jotai';
import { CardForm, type CardFormProps } from '@patient/ui/CardForm';
import { Skeleton } from '@patient/ui/Skeleton';
import { QueryView } from '#shared/view/QueryView.tsx';
import { CardFields, type Cards } from './card/CardFields.tsx';
import { cardKeyAtom, cardProviderAtom } from './data/holdCharge.ts';
import type { PaymentProblem } from './rules/paymentProblem.ts';

/** Props of {@link ProviderCardForm}. */
export interface ProviderCardFormProps extends Omit<
  CardFormProps,
  'number' | 'expiry' | 'cvc' | 'isTest' | 'onPay' | 'error'
> {
  /** Problem of the last attempt. */
  error: PaymentProblem | undefined;
  /** Called when the patient changes the card. */
  onCardChange: () => void;
  /** Not called again until the returned promise settles. */
  onPay: (cards: Cards) => Promise<void>;
}

/** CardForm with the payment provider's fields, once its script and key are loaded. */
export function ProviderCardForm({ onPay, onCardChange, ...form }: ProviderCardFormProps) {
  const cardKey = useAtomValue(cardKeyAtom);
  const provider = useAtomValue(cardProviderAtom);
  return (
    <QueryView
      queries={[cardKey, provider]}
      what="the card form"
      skeleton={<Skeleton shape="block" height="22rem" />}
    >
      {({ key }, cardProvider) => (
        <CardFields provider={cardProvider} isDisabled={form.isPending === true} onChange={onCardChange}>
          {({ cards, ...slots }) => (
            <CardForm
              {...form}
              {...slots}
              isTest={key?.startsWith('pk_live') !== true}
              onPay={() => onPay(cards)}
            />
          )}
        </CardFields>
      )}
    </QueryView>
  );
}
