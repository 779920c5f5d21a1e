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

/**
 * Mocks the dialog of the provider's identity check; the tester chooses its outcome.
 * @param pass reports to the service that the check passed, as the provider would
 */
export function showMockCheck(pass: () => Promise<CheckAnswer>): Promise<CheckAnswer> {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const text = document.createElement('p');
  title.textContent = 'Identity check (stand-in)';
  title.id = 'stand-in-check';
  text.textContent = 'No documents are looked at here. Choose how the check ends.';
  dialog.className = styles.dialog;
  dialog.setAttribute('aria-labelledby', title.id);
  const good = button('My documents are good', styles.choice);
  const bad = button('My documents are refused', styles.choice);
  const close = button('Close', styles.choice);
  dialog.append(title, text, good, bad, close);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve, reject) => {
    const leave = () => {
      dialog.close();
      dialog.remove();
    };
    good.addEventListener('click', () => {
      leave();
      pass().then(resolve, reject);
    });
    bad.addEventListener('click', () => {
      leave();
      resolve(ended('document_unverified_other', 'Your document could not be verified.'));
    });
    const cancel = () => {
      leave();
      resolve(ended('session_cancelled', 'The check was closed.'));
    };
    close.addEventListener('click', cancel);
    dialog.addEventListener('cancel', cancel);
  });
}

/** Reports a passed check to the sandbox. The real provider reports to the service without the page. */
export async function passedCheck(serviceUrl: string, secret: string): Promise<CheckAnswer> {
  const answer = await fetch(`${serviceUrl}/checks/${encodeURIComponent(secret)}/passed`, { method: 'POST' });
  return answer.ok
    ? { verificationSession: {} }
    : ended('session_expired', 'This check is over. Load the page again.');
}
