import type { Outcome, Step } from './step.ts';

/** What {@link schedule} runs with. */
export interface ScheduleOptions {
  /** How many cores there are to share. */
  readonly cores: number;
  readonly run: (step: Step) => Promise<Outcome>;
  readonly onStart: (step: Step) => void;
  readonly onEnd: (outcome: Outcome) => void;
}

const notRun = (step: Step): Outcome => ({
  name: step.name,
  passed: 0,
  failed: 1,
  seconds: 0,
  output: `Not run, because "${step.after}" failed.\n`,
});

/** Runs all steps, side by side while there are cores, each after the one it waits for; gives every outcome. */
export async function schedule(
  steps: readonly Step[],
  { cores, run, onStart, onEnd }: ScheduleOptions,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  let free = cores;

  const ended = (name: string | undefined) => outcomes.find((outcome) => outcome.name === name);
  // A step that wants more cores than there are has them all.
  const share = (step: Step) => Math.min(step.cores ?? 1, cores);
  const isReady = (step: Step) =>
    share(step) <= free && (step.after === undefined || ended(step.after) !== undefined);
  const end = (outcome: Outcome) => {
    outcomes.push(outcome);
    onEnd(outcome);
  };

  const work = async (step: Step) => {
    if ((ended(step.after)?.failed ?? 0) > 0) return end(notRun(step));
    onStart(step);
    return end(await run(step));
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) {
      free -= share(step);
      const job: Promise<void> = work(step).finally(() => {
        free += share(step);
        running.delete(job);
      });
      running.add(job);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Nobody runs what these wait for: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return outcomes;
}
