/** What a patient wrote into a painted page before script had taken it over. */
export interface TypedEarly {
  /** Writes it back, as if it were typed now, and stops listening. */
  restore(): void;
}

/**
 * Types a value as a patient would. React keeps its own note of an input's value, and hears a change only where the two
 * differ: writing through the input itself sets both, the platform's setter only the input.
 */
function type(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Remembers what stands in the fields of a painted page, by hand or by a password manager, until `restore`: taking a page
 * over empties every field that is drawn with a value of its own.
 */
export function keepTypedEarly(root: Element): TypedEarly {
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
