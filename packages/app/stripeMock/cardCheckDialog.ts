import * as styles from './stripeMock.css.ts';

/** The provider's result of a check. */
type CheckAnswer =
  | { readonly verificationSession: object }
  | { readonly error: { readonly type: string; readonly code: string; readonly message: string } };

const ended = (code: string, message: string): CheckAnswer => ({
  error: { type: 'invalid_request_error', code, message },
});

const button = (label: string, className: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  return made;
};

interface MockDialog {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Opens a labelled dialog; resolves to the place of the chosen button, or -1 when it is closed. */
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
    const leave = (choice: number) => {
      dialog.close();
      dialog.remove();
      resolve(choice);
    };
    for (const [index, each] of buttons.entries()) {
      each.addEventListener('click', () => leave(index < labels.length ? index : -1));
    }
    dialog.addEventListener('cancel', () => leave(-1));
  });
}

/**
 * Mocks the dialog of the provider's identity check; the tester chooses its outcome.
 * @param pass reports to the service that the check passed, as the provider would
 */
export async function showMockCheck(pass: () => Promise<CheckAnswer>): Promise<CheckAnswer> {
  const choice = await choose(
    {
      id: 'stand-in-check',
      title: 'Identity check (stand-in)',
      text: 'No documents are looked at here. Choose how the check ends.',
    },
    ['My documents are good', 'My documents are refused'],
  );
  if (choice === 0) return pass();
  return choice === 1
    ? ended('document_unverified_other', 'Your document could not be verified.')
    : ended('session_cancelled', 'The check was closed.');
}

/** Mocks the bank's check of the card holder (3-D Secure); the tester chooses its outcome. */
export async function showMockBankCheck() {
  const choice = await choose(
    {
      id: 'stand-in-bank',
      title: 'Bank check (stand-in)',
      text: 'No bank is asked here. Choose how the check ends.',
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

/** Reports a passed check to the sandbox. The real provider reports to the service without the page. */
export async function passedCheck(serviceUrl: string, secret: string): Promise<CheckAnswer> {
  const answer = await fetch(`${serviceUrl}/checks/${encodeURIComponent(secret)}/passed`, { method: 'POST' });
  return answer.ok
    ? { verificationSession: {} }
    : ended('session_expired', 'This check is over. Load the page again.');
}
