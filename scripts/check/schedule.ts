import type { Outcome, Step } from './step.ts';

export interface ScheduleOptions {
  readonly cores: number;
  readonly run: (step: Step) => Promise<Outcome>;
  readonly onStart: (step: Step) => void;
  readonly onEnd: (outcome: Outcome) => void;
}

const skippedOutcome = (step: Step): Outcome => ({
  name: step.name,
  passed: 0,
  failed: 1,
  seconds: 0,
  output: `Skipped because "${step.after}" failed.\n`,
});

/** Runs all steps in order, in parallel while cores are free. Returns the outcomes as they finished. */
export async function schedule(
  steps: readonly Step[],
  { cores, run, onStart, onEnd }: ScheduleOptions,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  let freeCores = cores;

  const findOutcome = (name: string | undefined) => outcomes.find((outcome) => outcome.name === name);
  // Caps the need at the available cores, so that every step can run.
  const coresOf = (step: Step) => Math.min(step.cores ?? 1, cores);
  const isReady = (step: Step) =>
    coresOf(step) <= freeCores && (step.after === undefined || findOutcome(step.after) !== undefined);
  const finish = (outcome: Outcome) => {
    outcomes.push(outcome);
    onEnd(outcome);
  };

  const execute = async (step: Step) => {
    if ((findOutcome(step.after)?.failed ?? 0) > 0) return finish(skippedOutcome(step));
    onStart(step);
    return finish(await run(step));
  };

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(isReady);
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (step) {
      freeCores -= coresOf(step);
      const job: Promise<void> = execute(step).finally(() => {
        freeCores += coresOf(step);
        running.delete(job);
      });
      running.add(job);
    } else if (running.size > 0) await Promise.race(running);
    else
      throw new Error(`These steps wait for an unknown step: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return outcomes;
}
