import { takePreHydrationPress } from './inline/preHydrationPress.ts';

/** Input given to a prerendered page before hydration. */
export interface PreHydrationInput {
  /** Ends the marking of presses; to be called when React takes them over, else a press counts twice. */
  stopMarking(): void;
  /** Types, checks and presses it again, and stops listening. */
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

/** Checks or clears a checkbox or radio button as a patient would. */
function check(input: HTMLInputElement, isChecked: boolean): void {
  input.checked = !isChecked;
  input.click();
}

const isCheckable = ({ type: kind }: HTMLInputElement) => kind === 'checkbox' || kind === 'radio';

/** Chooses an option as a patient would. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Records what a patient or a password manager enters into a prerendered page, until `restore`: hydration resets every
 * controlled field.
 */
export function capturePreHydrationInput(root: Element): PreHydrationInput {
  const typed = new Map<HTMLInputElement, string>();
  const checked = new Map<HTMLInputElement, boolean>();
  const chosen = new Map<HTMLSelectElement, string>();
  const note = (input: HTMLInputElement | HTMLSelectElement) => {
    if (input instanceof HTMLSelectElement) chosen.set(input, input.value);
    else if (isCheckable(input)) checked.set(input, input.checked);
    else typed.set(input, input.value);
  };
  for (const input of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
    if (
      input instanceof HTMLInputElement && isCheckable(input)
        ? input.checked !== input.defaultChecked
        : input.value !== ''
    )
      note(input);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) note(target);
  };
  root.addEventListener('input', hear, true);
  let press: (() => void) | undefined;
  return {
    stopMarking() {
      press = takePreHydrationPress(root);
    },
    restore() {
      root.removeEventListener('input', hear, true);
      for (const [input, value] of typed) type(input, value);
      for (const [input, isChecked] of checked) check(input, isChecked);
      for (const [select, value] of chosen) choose(select, value);
      // After React has rendered what was typed.
      setTimeout(() => press?.());
    },
  };
}
