import type { Connections } from '../core/connections.ts';

/** Milliseconds between two looks at what time has brought. */
const HALF_A_SECOND = 500;

/** Lets time pass for those who only listen: what is due is done, and connections whose token has ended are closed. */
export interface Ticker {
  /** Ticks until no connection is open; called when one has been opened. */
  wake(): void;
  /** Ticks no more; waits for a tick that is under way. */
  stop(): Promise<void>;
}

export interface Ticking {
  connections: Pick<Connections, 'size'>;
  tick(): Promise<void>;
}

/** Ticks every half second while a connection is open. `failed` receives errors of a tick. */
export function createTicker({ connections, tick }: Ticking, failed: (error: unknown) => void): Ticker {
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  async function once(): Promise<void> {
    try {
      await tick();
    } catch (error) {
      failed(error);
    } finally {
      running = undefined;
    }
  }

  return {
    wake() {
      timer ??= setInterval(() => {
        if (connections.size() === 0) rest();
        else running ??= once();
      }, HALF_A_SECOND);
      // In Node a timer would keep a program alive that has nothing else to do; a browser's is a number.
      if (typeof timer === 'object') timer.unref();
    },
    async stop() {
      rest();
      await running;
    },
  };
}
