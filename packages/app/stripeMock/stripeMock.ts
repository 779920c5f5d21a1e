import { cardField, incompleteStrings, type CardFieldName } from './cardField.ts';
import { passCheck, showMockBankCheck, showMockCheck } from './cardCheckDialog.ts';
import { createMockElement, type MockElement } from './cardElement.ts';
import { testMethod } from './testCards.ts';
import { createMockWallet, type MockWallet } from './walletElement.ts';

/** Options of the mock. */
export interface StripeMockOptions {
  /** Base URL of the service, without a trailing slash. */
  readonly serviceUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const fieldNames: readonly CardFieldName[] = ['cardNumber', 'cardExpiry', 'cardCvc'];

const isFieldName = (name: string): name is CardFieldName =>
  fieldNames.some((fieldName) => fieldName === name);

const refusal = (type: string, code: string, message: string) => ({ error: { type, code, message } });

/** The provider's error codes of incomplete fields. */
const incompleteCodes: Readonly<Record<CardFieldName, string>> = {
  cardNumber: 'incomplete_number',
  cardExpiry: 'incomplete_expiry',
  cardCvc: 'incomplete_cvc',
};

/** Payment method of the wallet's test card. */
const WALLET_METHOD = 'pm_card_visa';

const offline = () =>
  refusal(
    'api_connection_error',
    'api_connection_error',
    'We are experiencing issues connecting to our payments provider. You have not been charged.',
  );

interface MockElements {
  readonly fields: ReadonlyMap<string, MockElement>;
  readonly create: (name: string) => MockElement | MockWallet;
  readonly getElement: (name: string) => MockElement | null;
  readonly submit: () => Promise<object>;
  readonly update: () => void;
  readonly on: () => void;
}

function createElements(now: () => number): MockElements {
  const fields = new Map<string, MockElement>();
  return {
    fields,
    create(name) {
      if (name === 'expressCheckout') return createMockWallet();
      if (!isFieldName(name)) throw new Error(`The mock has no ${name}`);
      const field = createMockElement(name, now);
      fields.set(name, field);
      return field;
    },
    getElement: (name) => fields.get(name) ?? null,
    submit: () => Promise.resolve({}),
    update: () => undefined,
    on: () => undefined,
  };
}

/** The provider's response to a token request: the test method, or the first problem. */
function methodOf(fields: ReadonlyMap<string, MockElement>, now: number) {
  for (const name of fieldNames) {
    const { isComplete, error } = cardField(name, fields.get(name)?.value() ?? '', now);
    if (!isComplete) {
      return refusal('validation_error', incompleteCodes[name], error ?? incompleteStrings[name]);
    }
  }
  if (!navigator.onLine) return offline();
  const digits = fields.get('cardNumber')?.value().replaceAll(' ', '') ?? '';
  const id = testMethod(digits);
  return id === undefined
    ? refusal('card_error', 'card_declined', 'Your card was declined. Only test cards are accepted here.')
    : { paymentMethod: { id } };
}

const walletMethod = () => (navigator.onLine ? { paymentMethod: { id: WALLET_METHOD } } : offline());

/**
 * Mocks the card provider's script if no key is configured: labeled inputs, the documented test cards and a wallet
 * with one of them; declines every other number. Implements the part of the interface that this app and its React bindings use.
 */
function createStripeMock({ now, serviceUrl }: StripeMockOptions) {
  const groups: MockElements[] = [];
  // An earlier form of the page may have created other groups.
  const fieldsWith = (card: unknown) =>
    groups.find(({ fields }) => [...fields.values()].some((field) => field === card))?.fields ?? new Map();
  const createMethod = (card: unknown) => Promise.resolve(methodOf(fieldsWith(card), now()));
  return {
    elements: () => {
      const elements = createElements(now);
      groups.push(elements);
      return elements;
    },
    createPaymentMethod: ({ card, elements }: { readonly card?: unknown; readonly elements?: unknown }) =>
      elements === undefined ? createMethod(card) : Promise.resolve(walletMethod()),
    createToken: createMethod,
    confirmCardPayment: (secret: string) => showMockBankCheck(() => passCheck(serviceUrl, secret)),
    verifyIdentity: (secret: string) => showMockCheck(() => passCheck(serviceUrl, secret)),
  };
}

/** Latest options. The provider's loader caches the first constructor until the page is reloaded. */
let latest: StripeMockOptions;

/** Sets `window.Stripe`, as the provider's script does. */
export function installStripeMock(options: StripeMockOptions): void {
  latest = options;
  const construct = Object.assign(() => createStripeMock(latest), { version: 'endive' });
  Object.defineProperty(globalThis, 'Stripe', { value: construct, configurable: true, writable: true });
}
