import type { AtlasPart, AtlasRow } from './part.ts';
import { chargesPart, chatPart, formsPart, ordersPart, ownRoutesPart } from './specification/additions.ts';
import { bodiesPart, callsPart, socketPart } from './specification/calls.ts';
import { entitiesPart, storagePart } from './specification/entities.ts';
import { headerPart, layoutsPart } from './specification/frames.ts';
import { guardsPart } from './specification/guards.ts';
import { billingPart, readingPart } from './specification/lists.ts';
import { messagesPart } from './specification/messages.ts';
import { numbersPart } from './specification/numbers.ts';
import { purposePart } from './specification/purpose.ts';
import { ordersOfStepsPart, registrationPart } from './specification/registration.ts';
import { rolesPart } from './specification/roles.ts';
import { routesPart } from './specification/routes.ts';
import { rulesPart } from './specification/rules.ts';
import { changesPart, statusPart } from './specification/subscriptions.ts';
import { slugsPart, treatmentsPart } from './specification/treatments.ts';

/** Parts of the specification in its order, generated from the app's data where it exists; then the app's additions. */
export const specification: readonly AtlasPart[] = [
  purposePart,
  treatmentsPart,
  routesPart,
  slugsPart,
  layoutsPart,
  headerPart,
  guardsPart,
  ordersOfStepsPart,
  entitiesPart,
  storagePart,
  statusPart,
  changesPart,
  registrationPart,
  billingPart,
  readingPart,
  rulesPart,
  rolesPart,
  callsPart,
  bodiesPart,
  socketPart,
  messagesPart,
  numbersPart,
  ownRoutesPart,
  chargesPart,
  ordersPart,
  chatPart,
  formsPart,
];

/** Rows of all parts. */
export const specificationRows: readonly AtlasRow[] = specification.flatMap(({ rows }) => rows);
