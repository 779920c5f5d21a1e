import { useAtomValue } from 'jotai';
import { CardForm, type CardFormProps } from '@patient/ui/CardForm';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { QueryView } from '#shared/view/QueryView.tsx';
import { CardFields, type Cards } from './card/CardFields.tsx';
import { WalletButtons } from './card/WalletButtons.tsx';
import { cardKeyAtom, cardProviderAtom } from './data/holdCharge.ts';
import type { PaymentProblem } from './views/paymentProblem.ts';

/** Props of {@link ProviderCardForm}. */
export interface ProviderCardFormProps extends Omit<
  CardFormProps,
  'number' | 'expiry' | 'cvc' | 'isTest' | 'onPay' | 'error'
> {
  /** Problem of the last attempt. */
  error: PaymentProblem | undefined;
  /** Called when the patient changes the card. */
  onCardChange: () => void;
  /** Amount that a wallet shows, whole cents; without one, no wallet is offered. */
  walletAmount?: number | undefined;
  /** Not called again until the returned promise settles. Resolves to true if a wallet has paid. */
  onPay: (cards: Cards) => Promise<unknown>;
}

/** CardForm with the payment provider's fields, once its script and key are loaded. */
export function ProviderCardForm({ onPay, onCardChange, walletAmount = 0, ...form }: ProviderCardFormProps) {
  const cardKey = useAtomValue(cardKeyAtom);
  const provider = useAtomValue(cardProviderAtom);
  return (
    <QueryView
      queries={[cardKey, provider]}
      what="the card form"
      skeleton={<Skeleton shape="block" height="22rem" />}
    >
      {({ key }, cardProvider) => (
        <Stack gap={4}>
          {walletAmount > 0 && (
            <WalletButtons
              provider={cardProvider}
              amount={walletAmount}
              isDisabled={form.isPending === true || form.isReady === false}
              onPay={onPay}
            />
          )}
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
        </Stack>
      )}
    </QueryView>
  );
}
