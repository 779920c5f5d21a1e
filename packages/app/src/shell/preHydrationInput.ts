import { isFocusLost } from '@patient/ui/focus';
import { takePreHydrationPress } from './inline/preHydrationPress.ts';

/** Input into a prerendered page before hydration. */
export interface PreHydrationInput {
  /** Stops marking presses. Call it when React handles them, otherwise a press counts twice. */
  stopMarking(): void;
  /** Repeats the input, and stops listening. */
  restore(): void;
}

/**
 * Simulates typing a value. React tracks the value of an input and ignores events that do not change it: the input's own
 * setter updates the tracked value too, the prototype's setter does not.
 */
function type(input: HTMLInputElement, value: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Simulates checking or clearing a checkbox or radio button. */
function check(input: HTMLInputElement, isChecked: boolean): void {
  input.checked = !isChecked;
  input.click();
}

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isCheckable = ({ type: kind }: Field) => kind === 'checkbox' || kind === 'radio';

/** Simulates choosing an option. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Records input of a patient or a password manager into a prerendered page, until `restore`, because hydration resets
 * controlled fields, or replaces all fields if an extension has changed the page.
 */
export function capturePreHydrationInput(root: Element): PreHydrationInput {
  const typed = new Map<HTMLInputElement, string>();
  const checked = new Map<HTMLInputElement, boolean>();
  const chosen = new Map<HTMLSelectElement, string>();
  let focused: Field | undefined;
  const record = (input: Field) => {
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
      record(input);
  if (isField(document.activeElement)) focused = document.activeElement;
  const onInput = ({ target }: Event) => {
    if (isField(target)) record(target);
  };
  const onFocus = ({ target }: Event) => {
    focused = isField(target) ? target : undefined;
  };
  root.addEventListener('input', onInput, true);
  root.addEventListener('focusin', onFocus);
  /** The same field, or its replacement with the same name. */
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
      // The focused field was replaced.
      if (focused?.isConnected === false && isFocusLost()) current(focused)?.focus();
      // After React has rendered the input.
      setTimeout(() => press?.());
    },
  };
}
