import * as styles from './stripeMock.css.ts';

/** What the provider answers when its check ends. */
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
 * Stands in for the pages of the provider's identity check: says what it is, and lets its ending be chosen.
 * @param pass tells the service that the check was passed, as the provider would
 */
export function standInCheck(pass: () => Promise<CheckAnswer>): Promise<CheckAnswer> {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const words = document.createElement('p');
  title.textContent = 'Identity check (stand-in)';
  title.id = 'stand-in-check';
  words.textContent = 'No documents are looked at here. Choose how the check ends.';
  dialog.className = styles.dialog;
  dialog.setAttribute('aria-labelledby', title.id);
  const good = button('My documents are good', styles.choice);
  const bad = button('My documents are refused', styles.choice);
  const close = button('Close', styles.choice);
  dialog.append(title, words, good, bad, close);
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

/** Tells the sandbox that a check was passed. The provider tells the service by itself, and no page has a part in it. */
export async function passedCheck(serviceUrl: string, secret: string): Promise<CheckAnswer> {
  const answer = await fetch(`${serviceUrl}/checks/${encodeURIComponent(secret)}/passed`, { method: 'POST' });
  return answer.ok
    ? { verificationSession: {} }
    : ended('session_expired', 'This check is over. Load the page again.');
}
