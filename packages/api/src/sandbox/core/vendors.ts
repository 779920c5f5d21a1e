import type { CreditCard } from './schema.ts';

/** Account behind an access token. */
export interface TokenOwner {
  sub: string;
  email: string;
}

/** Reason the identity service gives for refusing a password, in its own terms. */
export interface PasswordError {
  type: string;
  message: string;
}

/** Identity service as the features use it. */
export interface IdentityProvider {
  /** Owner of an access token; undefined when it is forged, expired, or its session has ended. */
  verifyToken(token: string): Promise<TokenOwner | undefined>;
  /** Whether the device that holds this access token signed out itself; false for any other reason to refuse it. */
  isSignedOut(token: string): Promise<boolean>;
  hasAccount(email: string): boolean;
  /** First rule that a new password breaks; undefined when it breaks none. */
  passwordProblem(password: string): string | undefined;
  /** Sets a new password for the holder of an access token who knows the current one, and signs other devices out. */
  changePassword(accessToken: string, current: string, proposed: string): Promise<PasswordError | undefined>;
  /** Sets a new password for the verified owner of an email, and signs them out everywhere. */
  replacePassword(email: string, proposed: string): Promise<void>;
  /** Number that grows with every new password and every sign-out everywhere; undefined without an account. */
  sessionEpochOf(email: string): Promise<number | undefined>;
}

/** Reason the card provider gives for declining a card: its own code and text. */
export interface CardDecline {
  code: string;
  declineCode?: string;
  message: string;
}

/** Card provider as the features use it. */
export interface CardProvider {
  /** Card of a payment token in the form that is kept on file, or why it is declined. */
  authorize(token: string): CreditCard | CardDecline;
  /** Whether a bill can be charged to the card on file. */
  canCharge(onFile: CreditCard | undefined): boolean;
  /** Card on file with its whole number. */
  reveal(onFile: CreditCard): CreditCard | undefined;
}

/** Mail as an inbox shows it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Path of the app to continue at, such as the one to a new password. */
  link?: string;
}
