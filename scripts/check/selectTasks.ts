import { commands, tasks, type Command, type Task } from './tasks.ts';

/** Commands whose tasks a command runs, too. */
const includedIn = (command: Command): readonly Command[] =>
  command === 'bench' ? ['bench'] : commands.slice(0, commands.indexOf(command) + 1);

/** Tasks that a command runs, or those that `only` names, separated by commas. */
export function selectTasks(command: Command, only?: string): readonly Task[] {
  const included = includedIn(command);
  if (only === undefined) return tasks.filter((task) => !task.isExtra && included.includes(task.command));
  return only.split(',').map((name) => {
    const task = tasks.find((each) => each.name === name);
    if (task) return task;
    throw new RangeError(
      `No task is called ${name}. The tasks are:\n${tasks.map((each) => each.name).join('\n')}`,
    );
  });
}
