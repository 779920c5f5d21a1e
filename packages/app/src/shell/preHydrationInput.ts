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

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isCheckable = ({ type: kind }: Field) => kind === 'checkbox' || kind === 'radio';

/** Chooses an option as a patient would. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Records what a patient or a password manager enters into a prerendered page, until `restore`: hydration resets every
 * controlled field, and a page that others have changed is rendered again with new fields.
 */
export function capturePreHydrationInput(root: Element): PreHydrationInput {
  const typed = new Map<HTMLInputElement, string>();
  const checked = new Map<HTMLInputElement, boolean>();
  const chosen = new Map<HTMLSelectElement, string>();
  let focused: Field | undefined;
  const note = (input: Field) => {
    if (input instanceof HTMLSelectElement) chosen.set(input, input.value);
    else if (isCheckable(input)) checked.set(input, input.checked);
    else typed.set(input, input.value);
  };
  for (const input of root.querySelectorAll<Field>('input, select'))
    if (
      input instanceof HTMLInputElement && isCheckable(input)
        ? input.checked !== input.defaultChecked
        : input.value !== ''
    )
      note(input);
  if (isField(document.activeElement)) focused = document.activeElement;
  const onInput = ({ target }: Event) => {
    if (isField(target)) note(target);
  };
  const onFocus = ({ target }: Event) => {
    focused = isField(target) ? target : undefined;
  };
  root.addEventListener('input', onInput, true);
  root.addEventListener('focusin', onFocus);
  /** The field on the page now, which has the same name if it is a new one. */
  const current = <Kind extends Field>(field: Kind): Kind | undefined =>
    field.isConnected
      ? field
      : [...root.querySelectorAll<Kind>(`${field.localName}[name="${CSS.escape(field.name)}"]`)].find(
          (other) => !isCheckable(field) || other.value === field.value,
        );
  let press: (() => void) | undefined;
  return {
    stopMarking() {
      press = takePreHydrationPress(root);
    },
    restore() {
      root.removeEventListener('input', onInput, true);
      root.removeEventListener('focusin', onFocus);
      const repeat = <Kind extends Field, Value>(
        entered: ReadonlyMap<Kind, Value>,
        enter: (field: Kind, value: Value) => void,
      ) => {
        for (const [field, value] of entered) {
          const now = current(field);
          if (now) enter(now, value);
        }
      };
      repeat(typed, type);
      repeat(checked, check);
      repeat(chosen, choose);
      // It had the focus when it was replaced.
      if (focused?.isConnected === false && document.activeElement === document.body)
        current(focused)?.focus();
      // After React has rendered what was typed.
      setTimeout(() => press?.());
    },
  };
}
