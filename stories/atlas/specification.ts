import type { AtlasPart, AtlasRow } from './part.ts';
import { headerPart, layoutsPart } from './specification/frames.ts';
import { guardsPart } from './specification/guards.ts';
import { billingPart, chatPart, ordersPart } from './specification/lists.ts';
import { messagesPart } from './specification/messages.ts';
import { numbersPart } from './specification/numbers.ts';
import { choicesPart, stepsPart } from './specification/registration.ts';
import { routesPart } from './specification/routes.ts';
import { rulesPart } from './specification/rules.ts';
import { changesPart, statusPart } from './specification/subscriptions.ts';
import { treatmentsPart } from './specification/treatments.ts';

/** Parts of the specification, generated from the app's data where it exists, quoted otherwise. */
export const specification: readonly AtlasPart[] = [
  routesPart,
  layoutsPart,
  headerPart,
  guardsPart,
  treatmentsPart,
  stepsPart,
  choicesPart,
  statusPart,
  changesPart,
  billingPart,
  ordersPart,
  chatPart,
  rulesPart,
  messagesPart,
  numbersPart,
];

/** Rows of all parts. */
export const specificationRows: readonly AtlasRow[] = specification.flatMap(({ rows }) => rows);
