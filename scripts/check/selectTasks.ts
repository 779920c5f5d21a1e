import { scopes, tasks, type Scope, type Task } from './tasks.ts';

/** Name of a task on the command line: its id, without the `//#` of the root package. */
export const nameOf = ({ id }: Task): string => id.replace(/^\/\/#/, '');

/** Tasks of a scope, or those that `only` names, separated by commas. */
export function selectTasks(scope: Scope, only?: string): readonly Task[] {
  if (only === undefined) return tasks.filter((task) => scopes.indexOf(task.scope) <= scopes.indexOf(scope));
  return only.split(',').map((name) => {
    const task = tasks.find((each) => nameOf(each) === name);
    if (task) return task;
    throw new RangeError(`No task is called ${name}. The tasks are:\n${tasks.map(nameOf).join('\n')}`);
  });
}
