import { isRecord } from '@patient/api';
import { isProductType } from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';
import { NO_BASICS, type Basics } from './basics.ts';
import { basicsParts, type BasicsPart } from './parts.ts';

/** Draft that survives a reload. */
export interface StoredBasics {
  readonly basics: Basics;
  readonly productType: ProductType | undefined;
  readonly done: ReadonlySet<BasicsPart>;
}

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const textOf = (value: unknown, name: string): string => {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
};

/** Reads a stored draft; undefined for anything else. */
export function readStoredBasics(value: unknown): StoredBasics | undefined {
  const basics = fieldOf(value, 'basics');
  if (basics === undefined) return undefined;
  const productType = textOf(value, 'productType');
  const done = fieldOf(value, 'done');
  const known = basicsParts({ asksTreatment: true, hasPatient: false });
  return {
    basics: {
      state: textOf(basics, 'state'),
      zipCode: textOf(basics, 'zipCode'),
      gender: textOf(basics, 'gender') === 'female' ? 'female' : 'male',
      birthDate: textOf(basics, 'birthDate'),
      firstName: textOf(basics, 'firstName'),
      lastName: textOf(basics, 'lastName'),
      email: textOf(basics, 'email'),
      phone: textOf(basics, 'phone'),
    },
    productType: isProductType(productType) ? productType : undefined,
    done: new Set(known.filter((part) => Array.isArray(done) && done.includes(part))),
  };
}

/** Merges input typed before the draft was read, which is newer: prerendered fields take input early. */
export function withTyped(stored: Basics, typed: Basics): Basics {
  const blank = new Map<string, string>(Object.entries(NO_BASICS));
  const written = Object.entries(typed).filter(([name, value]) => value !== blank.get(name));
  return { ...stored, ...Object.fromEntries(written) };
}
