import { commands, tasks, type Command, type Task } from './tasks.ts';

const usages = {
  test: `check, test and test:all run tasks, each also those of the command before it. A task is skipped if its files haven't
changed since it passed.

  --only screens,types  runs these tasks; what follows "--" is passed to them: test --only shake -- Payment --seed 3
  --shard 1/3           runs a third of the test files of the tasks
  --force               runs unchanged tasks again`,
  bench: `bench measures the app. What follows "--" is passed to it: bench -- /login

  --only sandbox        runs another benchmark`,
};

const list = (title: string, rows: readonly Task[]) =>
  [title, ...rows.map(({ name, summary, cost }) => `  ${name.padEnd(20)}  ${summary} (${cost})`)].join('\n');

/** Text of `--help`: options of a command, and all tasks with what they cost. */
export function helpOf(command: Command): string {
  const isBench = command === 'bench';
  const shown = tasks.filter((task) => (task.command === 'bench') === isBench);
  const lists = commands.map((name) => {
    const rows = shown.filter((task) => !task.isExtra && task.command === name);
    return rows.length > 0 && list(`Tasks of ${name}, with about what they take alone on two cores:`, rows);
  });
  const extra = list(
    `More tasks, for --only:`,
    shown.filter(({ isExtra }) => isExtra),
  );
  return [usages[isBench ? 'bench' : 'test'], ...lists.filter((text) => text !== false), extra].join('\n\n');
}
