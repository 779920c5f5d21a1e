import { isRecord, readFields, type ProductType } from '@patient/api';
import { isProductType, NO_BASICS, type Basics, basicsParts, type BasicsPart } from '@patient/api/model';
import type { StoredAccount } from './storedAccount.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAccount(value: unknown): StoredAccount | undefined {
  if (!isRecord(value) || textOf(value['email']) === '') return undefined;
  return { email: textOf(value['email']), isConfirmed: value['isConfirmed'] === true };
}

/** Draft that survives a reload. */
export interface StoredBasics {
  readonly basics: Basics;
  readonly productType: ProductType | undefined;
  readonly done: ReadonlySet<BasicsPart>;
  readonly account: StoredAccount | undefined;
}

/** Parses a stored draft; undefined if the value isn't one. */
export function readStoredBasics(value: unknown): StoredBasics | undefined {
  if (!isRecord(value) || value['basics'] === undefined) return undefined;
  const { done } = value;
  const { productType = '' } = readFields({ 'productType?': 'text' }, value) ?? {};
  const stored = readFields(
    {
      state: 'input',
      zipCode: 'input',
      'gender?': "'male'|'female'",
      birthDate: 'input',
      firstName: 'input',
      lastName: 'input',
      email: 'input',
      phone: 'input',
    },
    value['basics'],
  );
  const known = basicsParts({ needsTreatment: true, hasPatient: false });
  return {
    basics: { ...NO_BASICS, ...stored },
    productType: isProductType(productType) ? productType : undefined,
    done: new Set(known.filter((part) => Array.isArray(done) && done.includes(part))),
    account: readAccount(value['account']),
  };
}

/** Stored draft with newer input on top: patients can type in prerendered fields before the draft is restored. */
export function withTyped(stored: Basics, typed: Basics): Basics {
  const blank = new Map<string, string>(Object.entries(NO_BASICS));
  const changed = Object.entries(typed).filter(([name, value]) => value !== blank.get(name));
  return { ...stored, ...Object.fromEntries(changed) };
}
