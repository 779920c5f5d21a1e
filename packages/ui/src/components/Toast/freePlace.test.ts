import { expect, test } from 'vitest';
import { freeTop, type Extent } from './freeTop.ts';

const room: Extent = { top: 10, bottom: 700 };
const extent = (top: number, bottom: number): Extent => ({ top, bottom });

test.each<[name: string, obstacles: Extent[], current: number | undefined, top: number]>([
  ['an empty screen', [], undefined, 650],
  ['a bar at the bottom', [extent(640, 720)], undefined, 590],
  ['a gap that is too narrow', [extent(640, 720), extent(300, 600)], undefined, 250],
  ['a gap that just fits', [extent(640, 720), extent(300, 590)], undefined, 590],
  ['the place it has, while that is free', [extent(640, 720)], 100, 100],
  ['away from what has come there', [extent(90, 120), extent(640, 720)], 100, 590],
  ['no place: where it covers least', [extent(0, 400), extent(420, 720)], undefined, 400],
  ['outside of the screen does not count', [extent(-50, 0), extent(690, 900)], undefined, 640],
])('%s', (_name, obstacles, current, top) => {
  expect(freeTop(50, room, obstacles, current)).toBe(top);
});
