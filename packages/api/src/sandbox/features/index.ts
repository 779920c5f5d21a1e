import type { Domain } from '../core/context.ts';
import { addons } from './payment/addons.ts';
import { answers } from './questionnaire/answers.ts';
import { avatar } from './account/avatar.ts';
import { changes } from './subscriptions/changes.ts';
import { charges } from './subscriptions/charges.ts';
import { chatQuestions } from './messages/sendRoutes.ts';
import { chats } from './messages/routes.ts';
import { config } from './identity/config.ts';
import { coupons } from './payment/coupons.ts';
import { doctors } from './doctors/routes.ts';
import { events } from './registration/events.ts';
import { files } from './questionnaire/photos.ts';
import { lookup } from './questionnaire/lookup.ts';
import { notices } from './notifications/routes.ts';
import { orders } from './orders/routes.ts';
import { passwords } from './auth/routes.ts';
import { patients } from './account/patients.ts';
import { payment } from './payment/routes.ts';
import { pricing } from './treatment/pricing.ts';
import { products } from './treatment/routes.ts';
import { questionnaires } from './questionnaire/routes.ts';
import { registration } from './registration/routes.ts';
import { registrationBasics } from './registration/basics.ts';
import { registrationPlan } from './registration/plan.ts';
import { subscriptionActions } from './subscriptions/actions.ts';
import { subscriptions } from './subscriptions/routes.ts';
import { user } from './account/routes.ts';
import { userUpdate } from './account/userUpdate.ts';
import { visits } from './questionnaire/visits.ts';

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
