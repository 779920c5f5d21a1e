import type { CreditCard } from './schema.ts';

/** Account of an access token. */
export interface TokenOwner {
  sub: string;
  email: string;
}

/** Reason of the identity service for refusing a password. */
export interface PasswordError {
  type: string;
  message: string;
}

/** Identity service, as used by the features. */
export interface IdentityProvider {
  /** Returns the owner of an access token; undefined if it is forged, expired, or its session has ended. */
  verifyToken(token: string): Promise<TokenOwner | undefined>;
  /** Whether an access token was invalidated by signing out on its device; false for any other reason. */
  isSignedOut(token: string): Promise<boolean>;
  hasAccount(email: string): boolean;
  /** Returns the first rule that a new password violates; undefined if there is none. */
  passwordProblem(password: string): string | undefined;
  /** Sets a new password for the owner of an access token if the current one is correct, and signs out other devices. */
  changePassword(accessToken: string, current: string, proposed: string): Promise<PasswordError | undefined>;
  /** Sets a new password for the verified owner of an email, and signs out all devices. */
  replacePassword(email: string, proposed: string): Promise<void>;
  /** Returns a number that increases with every new password and every sign-out of all devices; undefined without an account. */
  sessionEpochOf(email: string): Promise<number | undefined>;
}

/** Reason of the card provider for declining a card, with its own code and message. */
export interface CardDecline {
  code: string;
  declineCode?: string;
  message: string;
}

/** Card provider, as used by the features. */
export interface CardProvider {
  /** Returns the card of a payment token as it is stored on file, or the reason it is declined. */
  authorize(token: string): CreditCard | CardDecline;
  /** Whether the card on file can be charged. */
  canCharge(onFile: CreditCard | undefined): boolean;
  /** Whether the bank checks the card holder before it authorizes a payment (3-D Secure). */
  needsCheck(card: CreditCard): boolean;
  /** Returns the card on file with its full number. */
  reveal(onFile: CreditCard): CreditCard | undefined;
}

/** Email to a patient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Path in the app, such as that of the new password screen. */
  link?: string;
}
