import type { IdentityUser, RefreshSession } from '../vendors/identity/types.ts';
import type { KeptMail } from '../vendors/mail/mail.ts';
import type { ErrorReport } from '../vendors/reports/envelope.ts';
import type { TagEvent } from '../vendors/tags/event.ts';
import type { Task } from './jobs/job.ts';
import type { CouponRecord } from '../features/payment/rules/coupons.ts';
import type { OrderRecord } from '../features/orders/rules.ts';
import type {
  Addon,
  Answer,
  Charge,
  ChatRecord,
  ConfigEntry,
  Doctor,
  MessageRecord,
  Notification,
  OnlineVisitLog,
  PaymentAttempt,
  Product,
  QuestionRecord,
  ResetToken,
  SeededAccount,
  SubscriptionRecord,
  TrackingEvent,
  User,
} from './schema.ts';

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
