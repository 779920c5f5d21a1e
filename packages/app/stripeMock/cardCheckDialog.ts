import * as styles from './stripeMock.css.ts';

const button = (label: string, className: string): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  return element;
};

interface MockDialog {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Opens a labeled dialog; resolves to the index of the chosen button, or -1 when it is closed. */
function choose({ id, title, text }: MockDialog, labels: readonly string[]): Promise<number> {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const body = document.createElement('p');
  heading.textContent = title;
  heading.id = id;
  body.textContent = text;
  dialog.className = styles.dialog;
  dialog.setAttribute('aria-labelledby', id);
  const buttons = [...labels, 'Close'].map((label) => button(label, styles.choice));
  dialog.append(heading, body, ...buttons);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    const close = (choice: number) => {
      dialog.close();
      dialog.remove();
      resolve(choice);
    };
    for (const [index, each] of buttons.entries()) {
      each.addEventListener('click', () => close(index < labels.length ? index : -1));
    }
    dialog.addEventListener('cancel', () => close(-1));
  });
}

const ended = (code: string, message: string) => ({
  error: { type: 'invalid_request_error', code, message },
});

const expired = () => ended('session_expired', 'This check is over. Load the page again.');

/**
 * Mocks the dialog of the provider's identity check; the tester chooses its outcome.
 * @param pass reports a passed check to the service; resolves to whether the service has such a check
 */
export async function showMockCheck(pass: () => Promise<boolean>) {
  const choice = await choose(
    {
      id: 'mock-check',
      title: 'Identity check (mock)',
      text: 'This check looks at no documents. Choose its result.',
    },
    ['My documents are valid', 'My documents are rejected'],
  );
  if (choice === 0) return (await pass()) ? { verificationSession: {} } : expired();
  return choice === 1
    ? ended('document_unverified_other', 'Your document could not be verified.')
    : ended('session_cancelled', 'The check was closed.');
}

/**
 * Mocks the bank's authentication of the cardholder (3-D Secure); the tester chooses its outcome.
 * @param pass as in {@link showMockCheck}
 */
export async function showMockBankCheck(pass: () => Promise<boolean>) {
  const choice = await choose(
    {
      id: 'mock-bank-check',
      title: 'Bank check (mock)',
      text: 'This check contacts no bank. Choose its result.',
    },
    ['Complete', 'Fail'],
  );
  if (choice === 0) return (await pass()) ? { paymentIntent: { status: 'requires_capture' } } : expired();
  return ended(
    'payment_intent_authentication_failure',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
}

/** Mocks the sheet of a wallet; resolves to whether the tester pays. */
export async function showMockWallet(): Promise<boolean> {
  const choice = await choose(
    { id: 'mock-wallet', title: 'Wallet (mock)', text: 'This wallet has a test card.' },
    ['Pay'],
  );
  return choice === 0;
}

/** Reports a passed check to the sandbox. The real provider reports it to the service directly. */
export async function passCheck(serviceUrl: string, secret: string): Promise<boolean> {
  return (await fetch(`${serviceUrl}/checks/${encodeURIComponent(secret)}/passed`, { method: 'POST' })).ok;
}
