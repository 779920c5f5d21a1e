import type { components, paths } from '../generated/patient.ts';
import type { Task } from './passing/tasks.ts';
import type { IdentityUser, RefreshSession } from './identity/types.ts';

/** The documented paths; the type that `routes` is given. */
export type ServicePaths = paths;

type Schemas = components['schemas'];

export type Addon = Schemas['Addon'];
export type Answer = Schemas['Answer'];
export type Chat = Schemas['Chat'];
export type ChatMessage = Schemas['ChatMessage'];
export type Charge = Schemas['Charge'];
export type ConfigEntry = Schemas['ConfigEntry'];
export type Coupon = Schemas['Coupon'];
export type Doctor = Schemas['Doctor'];
export type Notification = Schemas['Notification'];
export type Order = Schemas['Order'];
export type Plan = Schemas['Plan'];
export type Product = Schemas['Product'];
export type ProductType = Schemas['ProductType'];
export type Question = Schemas['Question'];
export type Subscription = Schemas['Subscription'];
export type User = Schemas['User'];

/** A subscription as it is stored, with what the service keeps to itself. */
export interface SubscriptionRecord extends Subscription {
  /** The next billing date as it would be without any pause or skip; the way back from both. */
  billingAnchor?: string;
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
  /** Owned by the subscription. */
  charges: Charge;
  /** Owned by the account. */
  notifications: Notification;
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
  /** Owned by nobody (''); says that the store was seeded. */
  seeds: { seededAt: string };
}
