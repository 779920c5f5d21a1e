/** What the service gave as the card provider's public key. */
export type CardKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'odd' };

/** Every public key of the provider begins so; with anything else its script would load and could not start. */
const KEY = /^pk_\w/;

/** Reads the card provider's public key: none where nothing is configured, odd where a text is no key. */
export function cardKeyOf(value: unknown): CardKey {
  if (typeof value !== 'string' || value === '') return { kind: 'none' };
  return KEY.test(value) ? { kind: 'key', key: value } : { kind: 'odd' };
}
