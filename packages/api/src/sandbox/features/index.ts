import type { JobSources } from '../core/jobs/runDueJobs.ts';
import type { Feature } from '../http/feature.ts';
import { avatar } from './account/avatar.ts';
import { password } from './account/password.ts';
import { patients } from './account/patients.ts';
import { account } from './account/routes.ts';
import { userUpdate } from './account/userUpdate.ts';
import { auth } from './auth/routes.ts';
import { doctors } from './doctors/routes.ts';
import { config } from './identity/config.ts';
import { identity } from './identity/routes.ts';
import { replyJob } from './messages/jobs.ts';
import { chats } from './messages/routes.ts';
import { chatQuestions } from './messages/sendRoutes.ts';
import { notices } from './notifications/routes.ts';
import { orders } from './orders/routes.ts';
import { addons } from './payment/addons.ts';
import { coupons } from './payment/coupons.ts';
import { payment } from './payment/routes.ts';
import { answers } from './questionnaire/answers.ts';
import { lookup } from './questionnaire/lookup.ts';
import { photos } from './questionnaire/photos.ts';
import { questionnaires } from './questionnaire/routes.ts';
import { visits } from './questionnaire/visits.ts';
import { registrationBasics } from './registration/basics.ts';
import { events } from './registration/events.ts';
import { registrationPlan } from './registration/plan.ts';
import { registration } from './registration/routes.ts';
import { subscriptionActions } from './subscriptions/actions.ts';
import { changes } from './subscriptions/changes.ts';
import { charges } from './subscriptions/charges.ts';
import { billingJob } from './subscriptions/jobs/billing.ts';
import { doseChangeJob } from './subscriptions/jobs/doseChange.ts';
import { expiryJob } from './subscriptions/jobs/expiry.ts';
import { reviewJob } from './subscriptions/jobs/review.ts';
import { subscriptions } from './subscriptions/routes.ts';
import { pricing } from './treatment/prices.ts';
import { products } from './treatment/routes.ts';

/** Routes in the order they are matched: fixed paths come before paths with a parameter in the same position. */
export const features: readonly Feature[] = [
  account,
  auth,
  password,
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
  photos,
  identity,
  doctors,
  patients,
  config,
  lookup,
];

/** Scheduled work of the service. */
export const featureJobs: JobSources = {
  jobTypes: [replyJob, doseChangeJob, expiryJob, reviewJob],
  recurringJobs: [billingJob],
};
