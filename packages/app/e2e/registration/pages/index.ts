import { aboutYou } from './aboutYou.ts';
import { account } from './account.ts';
import { address } from './address.ts';
import { card } from './card.ts';
import { entry } from './entry.ts';
import { failure } from './failure.ts';
import { knownAnswers } from './knownAnswers.ts';
import { offline } from './offline.ts';
import type { PageObject } from './pageObject.ts';
import { photos } from './photos.ts';
import { questions } from './questions.ts';
import { residence } from './residence.ts';
import { summary } from './summary.ts';
import { treatment } from './treatment.ts';

/** Page objects of the registration; the first match is used. */
export const pageObjects: readonly PageObject[] = [
  entry,
  residence,
  aboutYou,
  account,
  knownAnswers,
  questions,
  treatment,
  address,
  card,
  photos,
  summary,
  failure,
  offline,
];
