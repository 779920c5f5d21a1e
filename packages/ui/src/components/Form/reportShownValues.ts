import { flushSync } from 'react-dom';

/** Types of inputs that hold text. */
const TEXT_TYPES: readonly string[] = ['text', 'email', 'tel', 'password', 'search', 'url'];

type Control = HTMLInputElement | HTMLSelectElement;

/** Shows a value and notifies React of it, which ignores events of a value that was set through the element itself. */
function report(control: Control, shown: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = shown;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  control.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', shown, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Whether a field shows another value than React has: React writes the value of an input to its attribute, and Select that of
 * its list to `data-value`.
 */
function isUnknown(control: Element): control is Control {
  if (control instanceof HTMLSelectElement)
    return control.dataset['value'] !== undefined && control.value !== control.dataset['value'];
  return (
    control instanceof HTMLInputElement &&
    TEXT_TYPES.includes(control.type) &&
    !control.readOnly &&
    // Inputs of others, such as a card provider's, have no such attribute.
    control.hasAttribute('value') &&
    control.value !== control.defaultValue
  );
}

/** Reports what password managers and browsers have filled in without an event, which the next render would remove. */
export function reportShownValues(form: HTMLFormElement): void {
  const filledIn = [...form.elements].filter(isUnknown).map((control) => ({ control, shown: control.value }));
  for (const { control, shown } of filledIn) {
    // One at a time, because a handler may build the next value from the values of other fields.
    flushSync(() => report(control, shown));
  }
}
