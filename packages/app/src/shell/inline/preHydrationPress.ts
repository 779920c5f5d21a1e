/**
 * Marks the last pressed button, or the form in which Enter was pressed, until the page is hydrated. Runs inline in the HTML,
 * before other scripts have loaded, so it can't use anything outside this function.
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
    // The appearance of a pressed button (react-aria), until the press is repeated.
    if (element instanceof HTMLButtonElement) element.setAttribute('data-pressed', 'true');
  };
  root?.addEventListener('click', ({ target }) =>
    mark(target instanceof Element ? target.closest('button') : null),
  );
  // Later input cancels the press.
  root?.addEventListener('input', () => mark(null));
  root?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter' && event.target instanceof HTMLInputElement)
      mark(event.target.form);
  });
}

/**
 * Stops marking and returns a function that repeats the press when the page is ready, unless something else was pressed
 * since.
 */
export function takePreHydrationPress(root: Element): () => void {
  const pressed = root.querySelector<HTMLElement>('[data-pressed-early]');
  root.removeAttribute('data-prerendered');
  if (pressed === null) return () => {};
  let isCanceled = false;
  const cancel = () => {
    isCanceled = true;
  };
  root.addEventListener('pointerdown', cancel, { once: true });
  root.addEventListener('keydown', cancel, { once: true });
  return () => {
    pressed.removeAttribute('data-pressed-early');
    pressed.removeAttribute('data-pressed');
    if (isCanceled || !pressed.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  };
}
