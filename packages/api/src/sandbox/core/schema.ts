import type { components, paths } from '../../generated/patient.ts';
import type { Author, ChatMarks } from '../features/messages/rules/readMarks.ts';

/** The documented paths; the type that `routes` is given. */
export type ServicePaths = paths;

type Schemas = components['schemas'];

export type Addon = Schemas['Addon'];
export type Answer = Schemas['Answer'];
export type Chat = Schemas['Chat'];
export type ChatMessage = Schemas['ChatMessage'];
export type Charge = Schemas['Charge'];
export type CreditCard = Schemas['CreditCard'];
export type ConfigEntry = Schemas['ConfigEntry'];
export type Coupon = Schemas['Coupon'];
export type Doctor = Schemas['Doctor'];
export type Notification = Schemas['Notification'];
export type Order = Schemas['Order'];
export type Plan = Schemas['Plan'];
export type Product = Schemas['Product'];
export type ProductType = Schemas['ProductType'];
export type OnlineVisitLog = Schemas['OnlineVisitLog'];
export type Question = Schemas['Question'];
export type Subscription = Schemas['Subscription'];
export type TrackingEvent = Schemas['TrackingEvent'];
export type User = Schemas['User'];

/** A subscription as it is stored, with what the service keeps to itself. */
export interface SubscriptionRecord extends Subscription {
  /** How many bills each coupon has been taken off, by the coupon's id. */
  couponBills?: Record<string, number>;
  /** How often the card was declined for the bill that is due. */
  failedTries?: number;
  /** The payment periods there had been when the prescription that runs was written. */
  prescribedFrom?: number;
}

/** How one payment went. */
export interface PaymentAttempt {
  status: 'started' | 'succeeded' | 'failed';
  code?: string;
  message?: string;
  /** The provider declined the card; otherwise it is what an app tells of an attempt. */
  isDecline?: boolean;
  createdAt: string;
}

/** A chat as it is stored; its messages stand on a shelf of their own. */
export interface ChatRecord extends ChatMarks {
  _id: string;
  subscriptionId?: string;
  /** What the patient began it about, in their client's words. */
  topic?: string;
  variationName: string;
  /** Left out for a chat with support. */
  doctorId?: string;
  /** When the newest message was written. */
  lastAt: string;
}

/** A chat message as it is stored; who has read it follows from the marks of its chat. */
export interface MessageRecord {
  _id: string;
  by: Author;
  messageType: 'text' | 'image' | 'file' | 'system';
  /** The text, or the id of the file. */
  message: string;
  /** Name of the file on the device. */
  fileName?: string;
  createdAt: string;
}

/** What a mailed link to a new password stands for. */
export interface ResetToken {
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The account's `sessionEpoch` when the mail was sent: a password that was set since makes the token useless. */
  epoch: number;
}

/** A question as it is stored; without a gender it is for everybody. */
export interface QuestionRecord extends Question {
  gender?: Schemas['Gender'];
}

/** A seeded account whose password verifier is made when it is first asked for, since making it is slow. */
export interface SeededAccount {
  email: string;
  sub: string;
}

/** The owner of what belongs to nobody in particular. */
export const NOBODY = '';
