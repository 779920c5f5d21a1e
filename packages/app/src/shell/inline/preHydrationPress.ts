/**
 * Marks the last button pressed, or the form in which Enter was pressed, until the app takes the page over. Runs inline in
 * the HTML, before any script has loaded: uses nothing outside itself.
 */
export function markPreHydrationPress(): void {
  const name = 'data-pressed-early';
  const root = document.querySelector('#root[data-prerendered]');
  const mark = (element: Element | null) => {
    if (!root?.hasAttribute('data-prerendered')) return;
    const before = root.querySelector(`[${name}]`);
    before?.removeAttribute(name);
    before?.removeAttribute('data-pressed');
    element?.setAttribute(name, '');
    // The look of a pressed button (react-aria), until the press is repeated.
    if (element instanceof HTMLButtonElement) element.setAttribute('data-pressed', 'true');
  };
  root?.addEventListener('click', ({ target }) =>
    mark(target instanceof Element ? target.closest('button') : null),
  );
  // A later change takes the press back.
  root?.addEventListener('input', () => mark(null));
  root?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter' && event.target instanceof HTMLInputElement)
      mark(event.target.form);
  });
}

/**
 * Ends the marking and returns what repeats the press, for when the page is ready. A patient who presses something else
 * meanwhile takes it back.
 */
export function takePreHydrationPress(root: Element): () => void {
  const pressed = root.querySelector<HTMLElement>('[data-pressed-early]');
  root.removeAttribute('data-prerendered');
  if (pressed === null) return () => {};
  let isTakenBack = false;
  const takeBack = () => {
    isTakenBack = true;
  };
  root.addEventListener('pointerdown', takeBack, { once: true });
  root.addEventListener('keydown', takeBack, { once: true });
  return () => {
    pressed.removeAttribute('data-pressed-early');
    pressed.removeAttribute('data-pressed');
    if (isTakenBack || !pressed.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  };
}
