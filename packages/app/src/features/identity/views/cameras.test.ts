import { expect, test } from 'vitest';
import { cameraNames, chosenFor } from './cameras.ts';

test.each([
  ['one webcam', ['HD Pro Webcam C920 (046d:082d)'], ['HD Pro Webcam C920']],
  [
    'an Android phone',
    ['camera2 1, facing front', 'camera2 0, facing back', 'camera2 2, facing back'],
    ['Front camera', 'Back camera 1', 'Back camera 2'],
  ],
  ['an iPhone', ['Front Camera', 'Back Ultra Wide Camera'], ['Front Camera', 'Back Ultra Wide Camera']],
  [
    'two of the same kind',
    ['USB Camera (1bcf:2284)', 'USB Camera (1bcf:2284)'],
    ['USB Camera 1', 'USB Camera 2'],
  ],
  ['cameras without labels', ['', ''], ['Camera 1', 'Camera 2']],
  [
    'a virtual camera',
    ['OBS Virtual Camera', 'FaceTime HD Camera (Built-in)'],
    ['OBS Virtual Camera', 'FaceTime HD Camera (Built-in)'],
  ],
])('names of %s', (_what, labels, names) => {
  const devices = labels.map((label, index) => ({ deviceId: `d${index}`, label }));
  expect(cameraNames(devices).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['nothing is chosen', 'user', undefined, undefined],
  ['a webcam is chosen', 'user', { deviceId: 'd1', facing: undefined }, 'd1'],
  ['a camera of this side is chosen', 'environment', { deviceId: 'd1', facing: 'environment' }, 'd1'],
  ['a camera of the other side is chosen', 'user', { deviceId: 'd1', facing: 'environment' }, undefined],
])('if %s', (_what, facing, choice, expected) => {
  expect(chosenFor(facing, choice)).toBe(expected);
});
