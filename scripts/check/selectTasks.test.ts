import { expect, test } from 'vitest';
import { nameOf, selectTasks } from './selectTasks.ts';

test.each([
  ['check', undefined, ['check:types', 'check:lint', '@patient/api#test:unit'], ['test:screens']],
  ['test', undefined, ['check:types', 'test:screens'], ['test:generators']],
  ['all', undefined, ['check:types', 'test:screens', 'test:generators'], []],
  ['test', 'test:generators,@patient/app#build', ['test:generators', '@patient/app#build'], ['check:types']],
] as const)('the scope %s, only %s, has %j and not %j', (scope, only, included, excluded) => {
  const names = selectTasks(scope, only).map(nameOf);
  expect(names).toEqual(expect.arrayContaining([...included]));
  expect(names.filter((name) => excluded.some((each) => each === name))).toEqual([]);
});

test('an unknown name of a task lists the tasks', () => {
  expect(() => selectTasks('test', 'screens')).toThrow(/No task is called screens\.[^]*\ntest:screens\n/);
});
