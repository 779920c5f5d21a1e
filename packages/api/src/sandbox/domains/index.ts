import type { Domain } from '../context.ts';
import { addons } from './addons.ts';
import { answers } from './answers.ts';
import { avatar } from './avatar.ts';
import { changes } from './changes.ts';
import { charges } from './charges.ts';
import { chatQuestions } from './chatQuestions.ts';
import { chats } from './chats.ts';
import { config } from './config.ts';
import { coupons } from './coupons.ts';
import { doctors } from './doctors.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { lookup } from './lookup.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { passwords } from './passwords.ts';
import { patients } from './patients.ts';
import { payment } from './payment.ts';
import { pricing } from './pricing.ts';
import { products } from './products.ts';
import { questionnaires } from './questionnaires.ts';
import { registration } from './registration.ts';
import { registrationBasics } from './registrationBasics.ts';
import { registrationPlan } from './registrationPlan.ts';
import { subscriptionActions } from './subscriptionActions.ts';
import { subscriptions } from './subscriptions.ts';
import { user } from './user.ts';
import { userUpdate } from './userUpdate.ts';
import { visits } from './visits.ts';

/** Every domain, in the order of registration: a fixed path goes before one with a parameter in its place. */
export const domains: readonly Domain[] = [
  user,
  passwords,
  avatar,
  userUpdate,
  questionnaires,
  answers,
  visits,
  events,
  registrationBasics,
  registration,
  registrationPlan,
  subscriptionActions,
  changes,
  charges,
  pricing,
  payment,
  coupons,
  addons,
  orders,
  subscriptions,
  products,
  notices,
  chats,
  chatQuestions,
  files,
  doctors,
  patients,
  config,
  lookup,
];
