import { expect, test } from 'vitest';
import { drawPicture } from '../pictures/pictures.ts';
import { seedProducts } from './index.ts';

const variations = seedProducts('').flatMap((product) => product.variations ?? []);

test('each medicine has its own picture', () => {
  const drawings = variations.map(({ mainImgUrl = '' }) =>
    drawPicture(mainImgUrl.replace('/pictures/', '').replace('.svg', '')),
  );
  expect(drawings.every((drawing) => drawing?.startsWith('<svg'))).toBe(true);
  expect(new Set(drawings).size).toBe(variations.length);
});

test('medicines are drawn in the brand color, people are not', () => {
  const colors = ['#000000', '#ff0000'];
  const drawn = (name: string) => new Set(colors.map((color) => drawPicture(name, color)));
  expect(drawn('wl').size).toBe(2);
  expect(drawn('doctor-lee').size).toBe(1);
  expect(drawPicture('wl', '#000000')).toContain('fill="#b8b8b8"');
});

test('medicines have no background, which would be bright in dark mode', () => {
  for (const { mainImgUrl = '' } of variations)
    expect(drawPicture(mainImgUrl.replace('/pictures/', '').replace('.svg', ''))).not.toContain(
      'width="320" height="320" fill',
    );
});
