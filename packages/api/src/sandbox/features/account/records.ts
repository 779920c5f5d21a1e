/** Account of a phone number. */
export interface PhoneOwner {
  userId: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; the id is the phone number as `+1` and ten digits. */
    phones: PhoneOwner;
  }
}
