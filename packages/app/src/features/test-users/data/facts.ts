import type { ApiClient, StoredToken, Subscription } from '@patient/api';
import type { AddressClient } from '@patient/api/address';
import type { Identity } from '@patient/api/identity';
import type { WrittenAddress } from '../../payment/index.ts';
import type { FakePerson } from '../rules/person.ts';
import type { CreationRequest } from '../rules/request.ts';

/** What is known of a patient who is being made; each call adds to it. */
export interface Facts {
  readonly request: CreationRequest;
  readonly person: FakePerson;
  readonly email: string;
  readonly password: string;
  /** The same for every try to pay, so that one charge is held. */
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
  /** The service, for a patient's token or for nobody. */
  readonly clientFor: (token: string | undefined) => ApiClient;
  readonly addresses: AddressClient;
  /** Draws a photo of nothing but these words. */
  readonly drawPhoto: (words: string) => Promise<Blob>;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A call was made before the one that it builds on. */
class TooEarlyError extends Error {
  constructor(missing: string) {
    super(`There is no ${missing} yet`);
    this.name = 'TooEarlyError';
  }
}

/**
 * What has to be known by now.
 * @throws TooEarlyError when it is not.
 */
export function known<Name extends keyof Facts>(facts: Facts, name: Name): NonNullable<Facts[Name]> {
  const value = facts[name];
  if (value === undefined || value === null) throw new TooEarlyError(name);
  return value;
}

/** The service for the patient who is being made. */
export const clientOf = (facts: Facts, { clientFor }: Tools): ApiClient =>
  clientFor(known(facts, 'token').token);
