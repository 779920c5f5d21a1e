import type { Environment } from '../../../../shared/environment.ts';
import { cardField, incompleteWords, type CardFieldName } from './cardField.ts';
import { passedCheck, standInCheck } from './cardCheckDialog.ts';
import { createStandInElement, type StandInElement } from './cardElement.ts';
import { testMethod } from './testCards.ts';

/** What the stand-in works with. */
export type StandInSetting = Pick<Environment, 'now' | 'serviceUrl'>;

const fieldNames: readonly CardFieldName[] = ['cardNumber', 'cardExpiry', 'cardCvc'];

const isFieldName = (name: string): name is CardFieldName => fieldNames.some((known) => known === name);

const refusal = (code: string, message: string) => ({ error: { type: 'card_error', code, message } });

interface StandInElements {
  readonly fields: ReadonlyMap<string, StandInElement>;
  readonly create: (name: string) => StandInElement;
  readonly getElement: (name: string) => StandInElement | null;
  readonly update: () => void;
  readonly on: () => void;
}

function createElements(now: () => number): StandInElements {
  const fields = new Map<string, StandInElement>();
  return {
    fields,
    create(name) {
      if (!isFieldName(name)) throw new Error(`The stand-in draws no ${name}`);
      const field = createStandInElement(name, now);
      fields.set(name, field);
      return field;
    },
    getElement: (name) => fields.get(name) ?? null,
    update: () => undefined,
    on: () => undefined,
  };
}

/** What the provider answers when a card shall become a token: the test method, or the first thing that is wrong. */
function methodOf(fields: ReadonlyMap<string, StandInElement>, now: number) {
  for (const name of fieldNames) {
    const { isComplete, error } = cardField(name, fields.get(name)?.value() ?? '', now);
    if (!isComplete) return refusal(`incomplete_${name}`, error ?? incompleteWords[name]);
  }
  const digits = fields.get('cardNumber')?.value().replaceAll(' ', '') ?? '';
  const id = testMethod(digits);
  return id === undefined
    ? refusal('card_declined', 'Your card was declined. Only test cards are taken here.')
    : { paymentMethod: { id } };
}

/**
 * Stands in for the card provider's script where no key is configured: labelled inputs, the documented test cards, and
 * every other number declined. It has the part of the provider's interface that this app and its React bindings use.
 */
export function standInStripe({ now, serviceUrl }: StandInSetting) {
  const groups: StandInElements[] = [];
  // The field that is given belongs to the form that is meant; a page may have drawn others before it.
  const fieldsWith = (card: unknown) =>
    groups.find(({ fields }) => [...fields.values()].some((field) => field === card))?.fields ?? new Map();
  const answer = (card: unknown) => Promise.resolve(methodOf(fieldsWith(card), now()));
  return {
    elements: () => {
      const made = createElements(now);
      groups.push(made);
      return made;
    },
    createPaymentMethod: ({ card }: { readonly card?: unknown }) => answer(card),
    createToken: answer,
    // Nobody stands behind a test card, so nobody has to be asked.
    confirmCardPayment: () => Promise.resolve({ paymentIntent: { status: 'requires_capture' } }),
    verifyIdentity: (secret: string) => standInCheck(() => passedCheck(serviceUrl, secret)),
  };
}

/** The setting of whoever asked last: the provider's loader keeps the first constructor for as long as the page. */
let latest: StandInSetting;

/** Puts the stand-in where the provider's script puts itself. */
export function installStandIn(setting: StandInSetting): void {
  latest = setting;
  const construct = Object.assign(() => standInStripe(latest), { version: 'endive' });
  Object.defineProperty(globalThis, 'Stripe', { value: construct, configurable: true, writable: true });
}
