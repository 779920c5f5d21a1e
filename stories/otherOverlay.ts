import { fn } from 'storybook/test';

/** Adds a button to the page as a password manager or a chat widget does. Returns it with its handler. */
export function addOtherOverlay(parent: HTMLElement) {
  const button = document.createElement('button');
  const onClick = fn();
  button.textContent = 'Suggest a password';
  button.className = 'other';
  Object.assign(button.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    zIndex: '9999',
  });
  button.addEventListener('click', onClick);
  parent.append(button);
  return { button, onClick };
}
