/** Input typed into a prerendered page before hydration. */
export interface PreHydrationInput {
  /** Types it again and stops listening. */
  restore(): void;
}

/**
 * Types a value as a patient would. React tracks an input's value and ignores events that do not change it: the input's
 * own setter updates that record too, the prototype's setter only the input.
 */
function type(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Records what a patient or a password manager enters into a prerendered page, until `restore`: hydration resets every
 * controlled field.
 */
export function capturePreHydrationInput(root: Element): PreHydrationInput {
  const typed = new Map<HTMLInputElement, string>();
  const note = (input: HTMLInputElement) => typed.set(input, input.value);
  for (const input of root.querySelectorAll('input')) if (input.value !== '') note(input);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) note(target);
  };
  root.addEventListener('input', hear, true);
  return {
    restore() {
      root.removeEventListener('input', hear, true);
      for (const [input, value] of typed) type(input, value);
      typed.clear();
    },
  };
}
