/** Parsed public key of the card provider. */
export type CardKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'invalid' };

/** Prefix of all public keys. With another one, the provider's script loads but fails to start. */
const KEY = /^pk_\w/;

/** Parses the configured public key of the card provider. */
export function cardKeyOf(value: unknown): CardKey {
  if (typeof value !== 'string' || value === '') return { kind: 'none' };
  return KEY.test(value) ? { kind: 'key', key: value } : { kind: 'invalid' };
}
