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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a stored draft; undefined if the value isn't one. */
export function readStoredBasics(value: unknown): StoredBasics | undefined {
  if (!isRecord(value) || value['basics'] === undefined) return undefined;
  const { done } = value;
  const productType = textOf(value['productType']);
  const stored = isRecord(value['basics']) ? value['basics'] : {};
  const known = basicsParts({ needsTreatment: true, hasPatient: false });
  return {
    basics: {
      state: textOf(stored['state']),
      zipCode: textOf(stored['zipCode']),
      gender: stored['gender'] === 'female' ? 'female' : 'male',
      birthDate: textOf(stored['birthDate']),
      firstName: textOf(stored['firstName']),
      lastName: textOf(stored['lastName']),
      email: textOf(stored['email']),
      phone: textOf(stored['phone']),
    },
    productType: isProductType(productType) ? productType : undefined,
    done: new Set(known.filter((part) => Array.isArray(done) && done.includes(part))),
  };
}

/** Stored draft with newer input on top: patients can type in prerendered fields before the draft is restored. */
export function withTyped(stored: Basics, typed: Basics): Basics {
  const blank = new Map<string, string>(Object.entries(NO_BASICS));
  const changed = Object.entries(typed).filter(([name, value]) => value !== blank.get(name));
  return { ...stored, ...Object.fromEntries(changed) };
}
