import { vi } from 'vitest';
import { createSeededStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createBrowser } from './simulatedBrowser.ts';
import { channelClass, createLocks } from './simulatedTabLinks.ts';
import { createLine, type SimulatedLine, type Work } from './simulatedLine.ts';
import { simulateTime } from './simulatedTime.ts';
import { openSimulatedTab, type SimulatedTab } from './simulatedTab.ts';
import { SimulatedUpload } from './simulatedUpload.ts';
import type { Random } from './random.ts';

/** Patient of the sandbox with two tabs of one browser. */
export interface SimulatedPatient {
  /** Name of the scenario. */
  readonly name: string;
  readonly patientId: string;
  readonly line: SimulatedLine;
  readonly tabs: readonly [SimulatedTab, SimulatedTab];
}

/** Service, lines and browsers in simulated time. */
export interface SimulatedWorld {
  readonly sandbox: Sandbox;
  readonly patients: readonly SimulatedPatient[];
  /** Lets time pass; the service does its own work once a second. */
  readonly pass: (ms: number) => Promise<void>;
}

const START = Date.parse('2026-03-18T15:00:00.000Z');

/** Makes the world for these scenarios; `vi.unstubAllGlobals` and `vi.useRealTimers` end it. */
export async function createWorld(names: readonly string[], random: Random): Promise<SimulatedWorld> {
  const work: Work = { count: 0 };
  const time = simulateTime(START, () => work.count > 0);
  const sandbox = await createSandbox({
    store: createSeededStore({ now: START }),
    wait: async () => undefined,
  });
  const lines = new Map<string, SimulatedLine>();
  const lineOf = (url: string) => {
    const line = lines.get(new URL(url).host);
    if (line === undefined) throw new Error(`Nobody has a line to ${url}`);
    return line;
  };
  vi.stubGlobal('fetch', (request: Request) => lineOf(request.url).fetch(request));
  vi.stubGlobal(
    'WebSocket',
    // Called with `new`, which a function that returns an object allows.
    function openSocket(url: string) {
      return lineOf(url).openSocket(url);
    },
  );
  vi.stubGlobal('XMLHttpRequest', SimulatedUpload);
  vi.stubGlobal('BroadcastChannel', channelClass(random));
  vi.stubGlobal('navigator', { locks: createLocks(), onLine: true });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('location', { href: 'http://app.test/' });

  const patients = await Promise.all(
    names.map(async (name): Promise<SimulatedPatient> => {
      const { AccessToken } = await signInAs(sandbox, name);
      const host = `${name}.test`;
      const line = createLine(sandbox, work, random);
      lines.set(host, line);
      const browser = createBrowser(host, AccessToken);
      const tabs = [openSimulatedTab(browser.openTab()), openSimulatedTab(browser.openTab())] as const;
      return { name, patientId: `patient-${name}`, line, tabs };
    }),
  );

  return {
    sandbox,
    patients,
    async pass(ms) {
      for (let left = ms; left > 0; left -= 1000) {
        // oxlint-disable-next-line no-await-in-loop -- one second after the other
        await time.pass(Math.min(1000, left));
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sandbox.tick();
      }
    },
  };
}
