/** Converts a value to stored text and back; unreadable text is undefined. */
export interface Codec<Value> {
  readonly read: (stored: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** Registration status of a patient. */
export type RegistrationStatus = 'register' | 'active';

/** Local-storage keys of specification section 3 and their values, and one more. */
export interface StoredValues {
  token: string;
  /** Not in the specification; see docs/decisions, "Patient id in local storage". */
  patientId: string;
  /** Expiry of the token, milliseconds since 1970. */
  expDate: number;
  /** Stamp of the last activity, milliseconds since 1970. */
  expirationDate: number;
  loggedIn: boolean;
  status: RegistrationStatus;
  originalRegistrationStatus: RegistrationStatus;
  pendingCouponCode: string;
  /** Product types the patient has subscriptions for. */
  subType: readonly string[];
  gender: string;
  userHeight: string;
  userWeight: string;
  userBMI: string;
  /** Sums are whole cents. */
  calculatedPrice: number;
  winbackUser: boolean;
  deepLink: string;
  offerPrice: number;
  originalPrice: number;
  discountAmount: number;
  couponDiscount: number;
  appliedCouponCode: string;
}

/** Keys whose values the account's answer leaves on the device. */
export type AccountKey = 'patientId' | 'winbackUser';

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

const status: Codec<RegistrationStatus> = {
  read: (stored) => (stored === 'register' || stored === 'active' ? stored : undefined),
  write: (value) => value,
};

export const CODECS: { readonly [Key in keyof StoredValues]: Codec<StoredValues[Key]> } = {
  token: text,
  patientId: text,
  expDate: number,
  expirationDate: number,
  loggedIn: flag,
  status,
  originalRegistrationStatus: status,
  pendingCouponCode: text,
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

/** All keys, to clear a session. */
export const KEYS: readonly string[] = Object.keys(CODECS);
