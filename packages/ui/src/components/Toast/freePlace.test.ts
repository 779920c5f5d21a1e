import { expect, test } from 'vitest';
import { freePlace, type Box, type Obstacle, type Place } from './freePlace.ts';

const room: Box = { top: 10, bottom: 700, left: 10, right: 350 };
const size = { width: 140, height: 50 };
/** As wide as the screen. */
const bar = (top: number, bottom: number): Obstacle => ({ top, bottom, left: 0, right: 360, weight: 1 });
/** Text that ends before the right part of the screen. */
const short = (top: number, bottom: number): Obstacle => ({ top, bottom, left: 10, right: 200, weight: 1 });
const center = (top: number): Place => ({ top, align: 'center' });

test.each<[name: string, obstacles: Obstacle[], current: Place | undefined, place: Place]>([
  ['an empty screen', [], undefined, center(650)],
  ['a bar at the bottom', [bar(640, 720)], undefined, center(590)],
  ['a gap that is too narrow', [bar(640, 720), bar(300, 600)], undefined, center(250)],
  ['a gap that just fits', [bar(640, 720), bar(300, 590)], undefined, center(590)],
  ['the place it has, while that is free', [bar(640, 720)], center(100), center(100)],
  ['away from what has appeared there', [bar(90, 120), bar(640, 720)], center(100), center(590)],
  ['beside a short text', [short(10, 700)], undefined, { top: 650, align: 'right' }],
  ['no place: where it covers least', [bar(0, 400), bar(420, 720)], undefined, center(400)],
  ['no place: text before a control', [{ ...bar(0, 350), weight: 4 }, bar(350, 720)], undefined, center(650)],
  ['outside of the screen does not count', [bar(-50, 0), bar(690, 900)], undefined, center(640)],
])('freePlace: %s', (_name, obstacles, current, place) => {
  expect(freePlace(size, room, obstacles, current)).toEqual(place);
});
