/** Milliseconds between two looks at what is under way. */
const LOOK_MS = 50;
/** Looks in a row that find nothing: an answer may lead to the next call. */
const QUIET_LOOKS = 2;
/** Looks after which nothing waits any longer: three seconds. */
const MOST_LOOKS = 60;

/** What a page waits for. */
export interface Activity {
  /** Counts a call, or the code of a part, among what the page waits for. */
  readonly track: <Value>(work: Promise<Value>) => Promise<Value>;
  /**
   * Waits until the page has what it waits for, or for three seconds. On a slow connection, code and fonts that nobody
   * waits for would keep back the calls that a page makes after its first drawing (docs/decisions/0038).
   */
  readonly whenQuiet: () => Promise<void>;
}

/** Creates the count of what a page waits for. */
export function createActivity(): Activity {
  let underWay = 0;
  return {
    async track(work) {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
      }
    },
    whenQuiet: () =>
      new Promise((resolve) => {
        let looks = 0;
        let quiet = 0;
        const timer = setInterval(() => {
          looks += 1;
          quiet = underWay > 0 ? 0 : quiet + 1;
          if (quiet < QUIET_LOOKS && looks < MOST_LOOKS) return;
          clearInterval(timer);
          resolve();
        }, LOOK_MS);
      }),
  };
}
