/** A mail as somebody's inbox would show it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A path of the app to go on at, such as the one to a new password. */
  link?: string;
}

/** A mail that the sandbox kept in place of sending it. */
export interface KeptMail extends Mail {
  _id: string;
  /** ISO 8601, by the service's clock. */
  sentAt: string;
}
