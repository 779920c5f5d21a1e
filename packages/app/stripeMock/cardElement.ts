import { cardField, type CardFieldName } from './cardField.ts';
import { createEvents, type MockEvents } from './events.ts';
import * as styles from './stripeMock.css.ts';

/** Labels and placeholders of the fields. */
const attributes: Readonly<
  Record<CardFieldName, { readonly label: string; readonly hint: string; readonly autoComplete: AutoFill }>
> = {
  cardNumber: { label: 'Card number', hint: '1234 1234 1234 1234', autoComplete: 'cc-number' },
  cardExpiry: { label: 'Expiration date', hint: 'MM / YY', autoComplete: 'cc-exp' },
  cardCvc: { label: 'Security code', hint: 'CVC', autoComplete: 'cc-csc' },
};

/** Field of the mock: an input in the page, with the provider's events. */
export interface MockElement extends Pick<MockEvents, 'off' | 'on'> {
  readonly name: CardFieldName;
  /** Formatted value. */
  readonly value: () => string;
  readonly mount: (place: HTMLElement) => void;
  readonly unmount: () => void;
  readonly destroy: () => void;
  readonly update: (options: { readonly disabled?: boolean }) => void;
  readonly focus: () => void;
  readonly blur: () => void;
  readonly clear: () => void;
}

/** Creates a card field. `now` is milliseconds since 1970. */
export function createMockElement(name: CardFieldName, now: () => number): MockElement {
  const input = document.createElement('input');
  const { label, hint, autoComplete } = attributes[name];
  input.className = styles.input;
  input.inputMode = 'numeric';
  input.placeholder = hint;
  input.autocomplete = autoComplete;
  input.setAttribute('aria-label', label);
  const { on, off, dispatch } = createEvents(name);

  const write = () => {
    const { text, isEmpty, isComplete, error } = cardField(name, input.value, now());
    // Deleting a digit must not add its separator again.
    if (input.value !== text && input.selectionStart === input.value.length) input.value = text;
    input.setAttribute('aria-invalid', String(error !== undefined));
    dispatch('change', {
      empty: isEmpty,
      complete: isComplete,
      error: error === undefined ? undefined : { type: 'validation_error', code: 'invalid', message: error },
    });
  };
  input.addEventListener('input', write);
  input.addEventListener('focus', () => dispatch('focus'));
  input.addEventListener('blur', () => dispatch('blur'));

  return {
    name,
    value: () => input.value,
    mount(place) {
      place.append(input);
      dispatch('ready');
    },
    unmount: () => input.remove(),
    destroy: () => input.remove(),
    on,
    off,
    update: ({ disabled }) => {
      if (disabled !== undefined) input.disabled = disabled;
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear() {
      input.value = '';
      write();
    },
  };
}
