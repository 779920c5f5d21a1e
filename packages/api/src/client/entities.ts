import type { components } from '../generated/patient.ts';

type Schemas = components['schemas'];

export type Addon = Schemas['Addon'];
export type Charge = Schemas['Charge'];
export type Chat = Schemas['Chat'];
export type ChatMessage = Schemas['ChatMessage'];
export type ChatPeer = Schemas['ChatPeer'];
export type ConfigEntry = Schemas['ConfigEntry'];
export type Coupon = Schemas['Coupon'];
export type CreditCard = Schemas['CreditCard'];
export type Doctor = Schemas['Doctor'];
export type Dose = Schemas['Dose'];
export type FrequencyOfDelivery = Schemas['FrequencyOfDelivery'];
export type FrequencyOfReception = Schemas['FrequencyOfReception'];
export type Gender = Schemas['Gender'];
export type HistoryEntry = Schemas['HistoryEntry'];
export type InvoiceItem = Schemas['InvoiceItem'];
export type ModifyRequest = Schemas['ModifyRequest'];
export type Notification = Schemas['Notification'];
export type NotificationPreference = Schemas['NotificationPreference'];
export type OnlineVisitLog = Schemas['OnlineVisitLog'];
export type Patient = Schemas['Patient'];
export type Pause = Schemas['Pause'];
export type Plan = Schemas['Plan'];
export type PostalAddress = Schemas['PostalAddress'];
export type Product = Schemas['Product'];
export type ProductType = Schemas['ProductType'];
export type Question = Schemas['Question'];
export type Subscription = Schemas['Subscription'];
export type SubscriptionStatus = Schemas['SubscriptionStatus'];
export type SubscriptionSummary = Schemas['SubscriptionSummary'];
export type User = Schemas['User'];
export type Variation = Schemas['Variation'];
/** One answered question of a visit. */
export type VisitAnswer = Schemas['Answer'];
