import type { Outcome, Step } from './step.ts';

/** What {@link schedule} runs with. */
export interface ScheduleOptions {
  /** How many steps run at the same time. */
  readonly width: number;
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

/** Runs all steps, some side by side, each after the one it waits for; gives every outcome. */
export async function schedule(
  steps: readonly Step[],
  { width, run, onStart, onEnd }: ScheduleOptions,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();

  const ended = (name: string | undefined) => outcomes.find((outcome) => outcome.name === name);
  const isReady = ({ after }: Step) => after === undefined || ended(after) !== undefined;
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
    const next = running.size < width ? waiting.findIndex(isReady) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) {
      const job: Promise<void> = work(step).finally(() => running.delete(job));
      running.add(job);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Nobody runs what these wait for: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return outcomes;
}
