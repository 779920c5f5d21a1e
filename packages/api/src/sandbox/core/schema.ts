import type { components, paths } from '../../generated/patient.ts';

/** Paths of the OpenAPI description. */
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
export type HistoryEntry = Schemas['HistoryEntry'];
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
