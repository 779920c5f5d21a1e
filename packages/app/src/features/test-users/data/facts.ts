import type { ApiClient, StoredToken, Subscription } from '@patient/api';
import type { AddressClient } from '@patient/api/address';
import type { Identity } from '@patient/api/identity';
import type { WrittenAddress } from '#features/payment/index.ts';
import type { FakePerson } from '../rules/person.ts';
import type { CreationRequest } from '../rules/request.ts';

/** Facts of a patient that is being created; each call adds some. */
export interface Facts {
  readonly request: CreationRequest;
  readonly person: FakePerson;
  readonly email: string;
  readonly password: string;
  /** Same for every attempt to pay, so that only one charge is held. */
  readonly paymentKey: string;
  readonly address?: WrittenAddress;
  readonly phone?: string;
  readonly token?: StoredToken;
  readonly patientId?: string;
  readonly subscription?: Subscription;
}

/** Dependencies of creating a patient. */
export interface Tools {
  readonly loadIdentity: () => Promise<Pick<Identity, 'signUp' | 'signIn'>>;
  /** Client of the service, with or without a token. */
  readonly clientFor: (token: string | undefined) => ApiClient;
  readonly addresses: AddressClient;
  /** Draws a photo of this text. */
  readonly drawPhoto: (text: string) => Promise<Blob>;
  /** As `Math.random`. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A call ran before the one it depends on. */
class TooEarlyError extends Error {
  constructor(missing: string) {
    super(`There is no ${missing} yet`);
    this.name = 'TooEarlyError';
  }
}

/**
 * Reads a fact.
 * @throws TooEarlyError when it is not known yet.
 */
export function known<Name extends keyof Facts>(facts: Facts, name: Name): NonNullable<Facts[Name]> {
  const value = facts[name];
  if (value === undefined || value === null) throw new TooEarlyError(name);
  return value;
}

/** Client of the patient that is being created. */
export const clientOf = (facts: Facts, { clientFor }: Tools): ApiClient =>
  clientFor(known(facts, 'token').token);
