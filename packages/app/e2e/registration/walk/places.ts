import { account } from './account.ts';
import { address } from './address.ts';
import { card } from './card.ts';
import { contact } from './contact.ts';
import { entry } from './entry.ts';
import { failure } from './failure.ts';
import { home } from './home.ts';
import { person } from './person.ts';
import { photos } from './photos.ts';
import type { Place } from './place.ts';
import { questions } from './questions.ts';
import { summary } from './summary.ts';
import { treatment } from './treatment.ts';

/** Every place of a registration; where a patient is, is told by the page alone. */
export const places: readonly Place[] = [
  entry,
  home,
  person,
  contact,
  account,
  questions,
  treatment,
  address,
  card,
  photos,
  summary,
  failure,
];
