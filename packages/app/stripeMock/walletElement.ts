import { showMockWallet } from './cardCheckDialog.ts';
import { createEvents, type MockEvents } from './events.ts';
import * as styles from './stripeMock.css.ts';

/** Wallet buttons of the mock: one labeled button, with the provider's events. */
export interface MockWallet extends Pick<MockEvents, 'off' | 'on'> {
  readonly mount: (place: HTMLElement) => void;
  readonly unmount: () => void;
  readonly destroy: () => void;
  readonly update: () => void;
}

/** Creates the wallet buttons. */
export function createMockWallet(): MockWallet {
  const { on, off, dispatch } = createEvents('expressCheckout');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.wallet;
  button.textContent = 'Pay with a wallet (mock)';
  const open = async () => {
    if (await showMockWallet())
      dispatch('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => undefined });
    else dispatch('cancel');
  };
  button.addEventListener('click', () =>
    dispatch('click', {
      expressPaymentType: 'google_pay',
      resolve: () => void open(),
      reject: () => undefined,
    }),
  );
  return {
    on(event, listener) {
      on(event, listener);
      // The React bindings listen after they have mounted the element.
      if (event === 'ready')
        queueMicrotask(() => dispatch('ready', { availablePaymentMethods: { googlePay: true } }));
    },
    off,
    mount: (place) => place.append(button),
    unmount: () => button.remove(),
    destroy: () => button.remove(),
    update: () => undefined,
  };
}
