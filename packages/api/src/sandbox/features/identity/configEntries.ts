import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import { type ConfigEntry } from '../../core/schema.ts';

/** Name, default and description of a configuration value. */
export interface ConfigDefault extends ConfigEntry {
  about: string;
}

/** All configuration values. */
export const configDefaults: readonly ConfigDefault[] = [
  {
    name: 'STRIPE_VERIFICATION_ENABLE',
    value: false,
    about: "Whether the photo step hands over to the card provider's own identity check.",
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    value: null,
    about: "The card provider's public key; without it, mock card fields are shown.",
  },
];

/** Returns the current value; undefined for an unknown name. */
export function configEntry({ store }: Pick<Context, 'store'>, name: string): ConfigEntry | undefined {
  const known = configDefaults.find((entry) => entry.name === name);
  return store.get('config', SHARED, name) ?? (known && { name, value: known.value });
}

/** Changes a value. Throws a 400 for a value of another type. */
export function setConfigEntry(
  { store }: Pick<Context, 'store'>,
  name: string,
  value: ConfigEntry['value'],
): void {
  const known = configDefaults.find((entry) => entry.name === name);
  if (known === undefined) throw new HttpError(404, 'There is no such configuration value');
  const isSwitch = typeof known.value === 'boolean';
  if (isSwitch !== (typeof value === 'boolean')) {
    throw new HttpError(400, isSwitch ? `${name} is true or false` : `${name} is a text, or nothing`);
  }
  store.put('config', SHARED, name, { name, value });
}
