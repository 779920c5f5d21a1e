import { places } from './places.ts';
import { until, type Place, type Walker } from './place.ts';
import { hasTrouble, isIdle, isPaid } from './trouble.ts';
import { told, whereabouts, type Whereabouts } from './whereabouts.ts';

/** A patient at a place. */
export interface Stop {
  readonly walker: Walker;
  readonly place: Place;
  readonly where: Whereabouts;
}

/** What happens to a patient on the way, at each stop. */
export interface Incidents {
  /** The place is there. */
  readonly arriving?: (stop: Stop) => Promise<void>;
  /** All is given, and nothing sent yet; resolves to where the page is, where it has to be looked at anew. */
  readonly given?: (stop: Stop) => Promise<Whereabouts | undefined>;
  /** The button was pressed just now. */
  readonly sent?: (stop: Stop) => Promise<void>;
}

const END = /^Thank you/;

/** More stops than any registration has, all its tries again included. */
const MOST = 150;

/** Where the page is once it is somewhere else, or, for whoever persists, where it is in trouble. */
export async function next(walker: Walker, from?: Whereabouts): Promise<Whereabouts> {
  let now: Whereabouts | undefined;
  await until(walker, `the way on from “${told(from)}”`, async () => {
    now = await whereabouts(walker.page);
    if (now === undefined) return false;
    if (told(now) !== told(from)) return true;
    if (!walker.persists || !(await isIdle(walker))) return false;
    const isStuck = (await hasTrouble(walker)) || (await isPaid(walker));
    // The page may have gone on between two looks: the trouble is another place's then.
    return isStuck && told(await whereabouts(walker.page)) === told(now);
  });
  if (now === undefined) throw new Error('A page that is somewhere has a heading');
  return now;
}

const placeAt = ({ heading }: Whereabouts): Place => {
  const place = places.find((one) => one.heading.test(heading));
  if (place === undefined) throw new Error(`Nobody knows what to do at “${heading}”`);
  return place;
};

/** Something went wrong at a stop: what the page said then is what a reader of the failure asks first. */
async function lost({ walker: { main }, where }: Stop, cause: unknown): Promise<Error> {
  const page = await main.innerText({ timeout: 1_000 }).catch(() => 'nothing');
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`At “${told(where)}”: ${reason}\nThe page says:\n${page}`, { cause });
}

async function pass(stop: Stop, incidents: Incidents): Promise<Whereabouts> {
  const { walker, place, where } = stop;
  try {
    await incidents.arriving?.(stop);
    await place.fill(walker, where);
    const elsewhere = await incidents.given?.(stop);
    if (elsewhere !== undefined) return elsewhere;
    await place.send(walker, where);
    await incidents.sent?.(stop);
    return await next(walker, where);
  } catch (error) {
    throw await lost(stop, error);
  }
}

/** Walks a registration from the entry page to the thanks, by what the page says alone. Resolves to the stops made. */
export async function walk(walker: Walker, incidents: Incidents = {}): Promise<readonly string[]> {
  const stops: string[] = [];
  await walker.page.goto(walker.journey.from);
  let where = await next(walker);
  while (!END.test(where.heading)) {
    const stop = { walker, place: placeAt(where), where };
    stops.push(told(where));
    if (stops.length > MOST) throw await lost(stop, `going round: ${stops.slice(-9).join(' → ')}`);
    where = await pass(stop, incidents);
  }
  return stops;
}
