import { describe, test } from 'vitest';
import { findFirefox } from '../../../../tools/engines.ts';
import { expect } from '../harness/expect.ts';
import { setUpDriven } from './driven/setUpDriven.ts';
import { startFirefox } from './driven/startFirefox.ts';
import { isSameColor, sendPicture } from './steps.ts';

const BLUE = [40, 90, 200];

const firefox = findFirefox();

/** Reads a pixel of a canvas filled with blue. Runs in the page. */
function readCanvas(): number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  context.fillStyle = 'rgb(40, 90, 200)';
  context.fillRect(0, 0, 8, 8);
  const [red = 0, green = 0, blue = 0] = context.getImageData(2, 2, 1, 1).data;
  return [red, green, blue];
}

describe.skipIf(firefox === undefined)('Firefox with privacy.resistFingerprinting', () => {
  const fixture = setUpDriven(() => startFirefox(firefox ?? '', { 'privacy.resistFingerprinting': true }));

  test('uploads the original photo because the canvas returns noise', async () => {
    const page = await fixture.open('mens');
    const picture = await sendPicture(page, fixture.app, BLUE);
    expect(isSameColor(await page.evaluate(readCanvas), BLUE)).toBe(false);
    expect(picture).toMatchObject({ width: 640, height: 480 });
    expect(isSameColor(picture.color, BLUE)).toBe(true);
  });
});
