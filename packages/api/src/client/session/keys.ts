/** Converts a value to stored text and back; `read` returns undefined for invalid text. */
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

/** Keys of local storage (specification section 3), and two more. Times are milliseconds since 1970, amounts are cents. */
export const SESSION_KEYS = {
  token: text,
  /** Not in the specification; see docs/decisions, "Patient id in local storage". */
  patientId: text,
  /** Not in the specification: reason for other tabs why the session ended without a logout. */
  endReason: oneOf('expired', 'ended'),
  /** Expiry of the token. */
  expDate: number,
  /** Time of the last activity. */
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

/** Keys of `sessionStorage`, which survives a reload of the tab. */
export const TAB_KEYS = {
  /** Id of the subscription being registered in this tab: another tab may register another one. */
  currentSubscription: text,
  /** Time of this tab's last reload for a stale chunk, milliseconds since 1970. */
  staleReloadAt: number,
};

/** Types of the values that a table of codecs stores. */
export type StoredValues<Codecs> = {
  [Key in keyof Codecs]: Codecs[Key] extends Codec<infer Value> ? Value : never;
};

/** Keys that registration writes and removes: body measurements, amounts, and the status before the dashboard was opened. */
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

/** Keys that the front end reads and writes itself: those of registration and of the account. */
export type FreeKey = RegistrationKey | 'patientId' | 'winbackUser';
