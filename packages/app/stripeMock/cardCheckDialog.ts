import * as styles from './stripeMock.css.ts';

/** Result of a check, in the provider's format. */
type CheckResult =
  | { readonly verificationSession: object }
  | { readonly error: { readonly type: string; readonly code: string; readonly message: string } };

const ended = (code: string, message: string): CheckResult => ({
  error: { type: 'invalid_request_error', code, message },
});

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

/**
 * Mocks the dialog of the provider's identity check; the tester chooses its outcome.
 * @param pass reports to the service that the check passed, as the provider would
 */
export async function showMockCheck(pass: () => Promise<CheckResult>): Promise<CheckResult> {
  const choice = await choose(
    {
      id: 'mock-check',
      title: 'Identity check (mock)',
      text: 'This check looks at no documents. Choose its result.',
    },
    ['My documents are valid', 'My documents are rejected'],
  );
  if (choice === 0) return pass();
  return choice === 1
    ? ended('document_unverified_other', 'Your document could not be verified.')
    : ended('session_cancelled', 'The check was closed.');
}

/** Mocks the bank's authentication of the cardholder (3-D Secure); the tester chooses its outcome. */
export async function showMockBankCheck() {
  const choice = await choose(
    {
      id: 'mock-bank-check',
      title: 'Bank check (mock)',
      text: 'This check contacts no bank. Choose its result.',
    },
    ['Complete', 'Fail'],
  );
  return choice === 0
    ? { paymentIntent: { status: 'requires_capture' } }
    : ended(
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
export async function passedCheck(serviceUrl: string, secret: string): Promise<CheckResult> {
  const response = await fetch(`${serviceUrl}/checks/${encodeURIComponent(secret)}/passed`, {
    method: 'POST',
  });
  return response.ok
    ? { verificationSession: {} }
    : ended('session_expired', 'This check is over. Load the page again.');
}
