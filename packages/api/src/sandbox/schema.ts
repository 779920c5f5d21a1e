import type { components, paths } from '../generated/patient.ts';
import type { Task } from './passing/tasks.ts';
import type { Author, ChatMarks } from './rules/chatMarks.ts';
import type { CouponRecord } from './rules/coupons.ts';
import type { OrderRecord } from './rules/orders.ts';
import type { IdentityUser, RefreshSession } from './identity/types.ts';
import type { KeptMail } from './neighbours/mail/mails.ts';
import type { ErrorReport } from './neighbours/reports/envelope.ts';
import type { TagEvent } from './neighbours/tags/event.ts';

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

/** The shelves of the sandbox's store, with whose id owns a document. */
export interface SandboxCollections extends Record<string, object> {
  /** Owned by the account, the `sub` of its token. */
  users: User;
  /** Owned by nobody (''); whose account a patient is. */
  patients: { userId: string };
  /** Owned by the patient; what the service does by itself later. */
  tasks: Task;
  /** Owned by the patient. */
  subscriptions: SubscriptionRecord;
  /** Owned by the questionnaire's name, such as 'wlQuestions'. */
  questions: QuestionRecord;
  /** Owned by the subscription; the id is the questionnaire's name. Gone once the answers are handed in. */
  visitLogs: OnlineVisitLog;
  /** Owned by nobody (''); the id is the patient's. What was answered to the questions common to all treatments. */
  globalAnswers: { questionnaire: Answer[] };
  /** Owned by nobody (''); the id is the number, as rules/registrationChecks.ts writes it. Whose phone it is. */
  phones: { userId: string };
  /** Owned by the account; conversion events, by the id the app gave them. */
  trackingEvents: TrackingEvent;
  /** Owned by the subscription. */
  charges: Charge;
  /** Owned by the subscription; the id is the key a hold was asked for with. */
  holdKeys: { chargeId: string };
  /** Owned by the subscription; how its payments went. */
  paymentAttempts: PaymentAttempt;
  /** Owned by the patient, the oldest first. */
  orders: OrderRecord;
  /** Owned by nobody (''); the id is the code, in capitals. */
  coupons: CouponRecord;
  /** Owned by the patient; the coupons brought along at sign-in. The id is the code, in capitals. */
  keptCoupons: { code: string; keptAt: string };
  /** Owned by nobody (''). */
  addons: Addon;
  /** Owned by the account. */
  notifications: Notification;
  /** Owned by the patient. */
  chats: ChatRecord;
  /** Owned by the chat. */
  messages: MessageRecord;
  /** Owned by the patient; the id is the key a message was sent with. */
  messageKeys: { chatId: string; messageId: string; place: number };
  /** Owned by nobody (''). */
  doctors: Doctor;
  /** Owned by nobody (''); the id is the SHA-256 of the token of the link. */
  resetTokens: ResetToken;
  /** Owned by nobody (''). */
  products: Product;
  /** Owned by nobody (''). */
  config: ConfigEntry;
  /** Owned by nobody (''); the id is the email address. */
  identityUsers: IdentityUser;
  /** Owned by nobody (''). */
  identitySessions: RefreshSession;
  /** Owned by nobody (''); the secret that signs tokens. */
  identitySecrets: { secret: string };
  /** Owned by nobody (''); the id is the email address. Seeded accounts that have not signed in yet. */
  accounts: SeededAccount;
  /** Owned by the account; the secret of the payment provider's check of who it is, until that is passed. */
  identityChecks: { secret: string };
  /** Owned by nobody (''); how far the clock was moved ahead of the machine's. */
  clock: { milliseconds: number };
  /** Owned by nobody (''); the newest mails. */
  mails: KeptMail;
  /** Owned by nobody (''); the newest error reports of the app. */
  reports: ErrorReport;
  /** Owned by nobody (''); the newest hits of the tag manager and the pixel. */
  events: TagEvent;
  /** Owned by nobody (''); says that the store was seeded. */
  seeds: { seededAt: string };
}
