/**
 * State of the check: not started, closed before it finished, refused, its documents received, confirmed, or not possible because
 * the service has not prepared it.
 */
export type IdentityCheckState = 'ready' | 'closed' | 'refused' | 'received' | 'confirmed' | 'unavailable';

/** Strings shown by {@link IdentityCheck}. */
export interface IdentityCheckStrings {
  title: string;
  /** Why an identity is needed, who checks it, and who sees the pictures. */
  text: string;
  start: string;
  restart: string;
  proceed: string;
  help: string;
  /** Title of each message. */
  titles: Readonly<Record<Exclude<IdentityCheckState, 'ready'>, string>>;
  /** Text of each message; that of `refused` is the provider's reason. */
  texts: Readonly<Record<Exclude<IdentityCheckState, 'ready' | 'refused'>, string>>;
}

export const defaultStrings: IdentityCheckStrings = {
  title: 'Photo ID and selfie check',
  text: 'A doctor must know who you are before they can treat you. Our partner Stripe checks your photo ID and a selfie. Only the people who check identities see them. Your doctor only gets the result.',
  start: 'Start the check',
  restart: 'Start again',
  proceed: 'Continue',
  help: 'Help?',
  titles: {
    closed: "The check isn't finished",
    refused: "We couldn't confirm your identity",
    received: 'We received your documents',
    confirmed: 'Your identity is confirmed',
    unavailable: "We can't check your identity yet",
  },
  texts: {
    closed: "You closed the check before it finished. Start again when you're ready.",
    received: "You're done with this step.",
    confirmed: "You're done with this step.",
    unavailable: "Something is missing on our side. Contact us, and we'll help you continue.",
  },
};
