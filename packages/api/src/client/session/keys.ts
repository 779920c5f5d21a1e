/** Converts a value to stored text and back; unreadable text is undefined. */
export interface Codec<Value> {
  readonly read: (stored: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** Registration status of a patient. */
export type RegistrationStatus = 'register' | 'active';

const text: Codec<string> = { read: (stored) => stored || undefined, write: (value) => value };

const number: Codec<number> = {
  read: (stored) => (stored.trim() !== '' && Number.isFinite(Number(stored)) ? Number(stored) : undefined),
  write: String,
};

const flag: Codec<boolean> = { read: (stored) => stored === 'true', write: String };

const list: Codec<readonly string[]> = {
  read: (stored) => stored.split(',').filter((item) => item !== ''),
  write: (value) => value.join(','),
};

const oneOf = <Value extends string>(...values: readonly Value[]): Codec<Value> => ({
  read: (stored) => values.find((value) => value === stored),
  write: (value) => value,
});

const status = oneOf<RegistrationStatus>('register', 'active');

/** Keys of local storage (specification section 3), and two more. Times are milliseconds since 1970, sums whole cents. */
export const SESSION_KEYS = {
  token: text,
  /** Not in the specification; see docs/decisions, "Patient id in local storage". */
  patientId: text,
  /** Not in the specification: why the last session ended by itself, for the other tabs. */
  endReason: oneOf('expired', 'ended'),
  /** Expiry of the token. */
  expDate: number,
  /** Stamp of the last activity. */
  expirationDate: number,
  loggedIn: flag,
  status,
  originalRegistrationStatus: status,
  pendingCouponCode: text,
  /** Product types the patient has subscriptions for. */
  subType: list,
  gender: text,
  userHeight: text,
  userWeight: text,
  userBMI: text,
  calculatedPrice: number,
  winbackUser: flag,
  deepLink: text,
  offerPrice: number,
  originalPrice: number,
  discountAmount: number,
  couponDiscount: number,
  appliedCouponCode: text,
};

/** Keys of the tab's own storage (`sessionStorage`), which outlives a reload and no more. */
export const TAB_KEYS = {
  /** Id of the subscription that this tab registers: another tab may register another one. */
  currentSubscription: text,
  /** When this tab was last reloaded for a stale chunk, milliseconds since 1970. */
  staleReloadAt: number,
};

/** Values that a table of codecs stores. */
export type StoredValues<Codecs> = {
  [Key in keyof Codecs]: Codecs[Key] extends Codec<infer Value> ? Value : never;
};

/** Keys that registration writes and removes: measures, sums and the status before the dashboard. */
export type RegistrationKey =
  | 'originalRegistrationStatus'
  | 'gender'
  | 'userHeight'
  | 'userWeight'
  | 'userBMI'
  | 'calculatedPrice'
  | 'offerPrice'
  | 'originalPrice'
  | 'discountAmount'
  | 'couponDiscount'
  | 'appliedCouponCode';

/** Keys of a session that the front end may use freely: those of registration, and what the account's response stores. */
export type FreeKey = RegistrationKey | 'patientId' | 'winbackUser';
