import { expect, test } from 'vitest';
import { selectTasks } from './selectTasks.ts';

test.each([
  ['check', undefined, ['types', 'lint', 'units-api'], ['screens', 'shake', 'app']],
  ['test', undefined, ['types', 'screens'], ['generators', 'shake', 'app']],
  ['test:all', undefined, ['types', 'screens', 'generators'], ['shake', 'app']],
  ['bench', undefined, ['app'], ['types', 'sandbox']],
  ['test', 'shake,build', ['shake', 'build'], ['types']],
] as const)('tasks of the command %s, only %s, have %j and not %j', (command, only, included, excluded) => {
  const names = selectTasks(command, only).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...included]));
  expect(names.filter((name) => excluded.some((each) => each === name))).toEqual([]);
});

test('an unknown name of a task lists the tasks', () => {
  expect(() => selectTasks('test', 'screen')).toThrow(/No task is called screen\.[^]*\nscreens\n/);
});
