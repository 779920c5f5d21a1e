import type { Connections } from '../core/connections.ts';

/** Time between two ticks, ms. */
const INTERVAL_MS = 500;

/** Runs due jobs and closes connections with expired tokens while connections are open. */
export interface Ticker {
  /** Starts ticking until no connection is open; called when a connection is opened. */
  wake(): void;
  /** Stops ticking; resolves when a running tick is complete. */
  stop(): Promise<void>;
}

export interface Ticking {
  connections: Pick<Connections, 'size'>;
  tick(): Promise<void>;
}

/** Creates a ticker that ticks every half second while a connection is open. `onError` is called with errors of a tick. */
export function createTicker({ connections, tick }: Ticking, onError: (error: unknown) => void): Ticker {
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;

  function pause(): void {
    clearInterval(timer);
    timer = undefined;
  }

  async function once(): Promise<void> {
    try {
      await tick();
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  }

  return {
    wake() {
      timer ??= setInterval(() => {
        if (connections.size() === 0) pause();
        else running ??= once();
      }, INTERVAL_MS);
      // In Node, the timer must not keep the process alive. In browsers, a timer is a number.
      if (typeof timer === 'object') timer.unref();
    },
    async stop() {
      pause();
      await running;
    },
  };
}
