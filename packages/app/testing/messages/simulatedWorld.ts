import { vi } from 'vitest';
import type { Attention } from '#shared/attention.ts';
import { createSeededStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createBrowser } from './simulatedBrowser.ts';
import { channelClass } from './simulatedChannel.ts';
import { createConnection, type SimulatedConnection, type Work } from './simulatedConnection.ts';
import { createPage } from './simulatedPage.ts';
import { simulateTime } from './simulatedTime.ts';
import { openSimulatedTab, type SimulatedTab } from './simulatedTab.ts';
import { SimulatedUpload } from './simulatedUpload.ts';
import type { Random } from '../random.ts';

/** Patient of the sandbox with two tabs of one browser. */
export interface SimulatedPatient {
  /** Name of the scenario. */
  readonly name: string;
  readonly patientId: string;
  readonly connection: SimulatedConnection;
  readonly tabs: readonly [SimulatedTab, SimulatedTab];
}

/** Service, connections and browsers in simulated time. */
export interface SimulatedWorld {
  readonly sandbox: Sandbox;
  readonly patients: readonly SimulatedPatient[];
  /** Hides and shows all tabs, or lets them lose and get the focus. */
  readonly setAttention: (attention: Attention) => void;
  /** Lets time pass; the service runs its jobs once a second. */
  readonly pass: (ms: number) => Promise<void>;
}

const START = Date.parse('2026-03-18T15:00:00.000Z');

/** Creates a world with these scenarios; `vi.unstubAllGlobals` and `vi.useRealTimers` end it. */
export async function createWorld(names: readonly string[], random: Random): Promise<SimulatedWorld> {
  const work: Work = { count: 0 };
  const time = simulateTime(START, () => work.count > 0);
  const sandbox = await createSandbox({
    store: createSeededStore({ now: START }),
    wait: async () => undefined,
  });
  const connections = new Map<string, SimulatedConnection>();
  const connectionTo = (url: string) => {
    const connection = connections.get(new URL(url).host);
    if (connection === undefined) throw new Error(`There is no connection to ${url}`);
    return connection;
  };
  vi.stubGlobal('fetch', (request: Request) => connectionTo(request.url).fetch(request));
  vi.stubGlobal(
    'WebSocket',
    // Called with `new`, which a function that returns an object allows.
    function openSocket(url: string) {
      return connectionTo(url).openSocket(url);
    },
  );
  vi.stubGlobal('XMLHttpRequest', SimulatedUpload);
  vi.stubGlobal('BroadcastChannel', channelClass(random));
  vi.stubGlobal('navigator', { onLine: true });
  const page = createPage();
  vi.stubGlobal('location', { href: 'http://app.test/' });

  const patients = await Promise.all(
    names.map(async (name): Promise<SimulatedPatient> => {
      const { AccessToken } = await signInAs(sandbox, name);
      const host = `${name}.test`;
      const connection = createConnection(sandbox, work, random);
      connections.set(host, connection);
      const browser = createBrowser(host, AccessToken);
      const tabs = [openSimulatedTab(browser.openTab()), openSimulatedTab(browser.openTab())] as const;
      return { name, patientId: `patient-${name}`, connection, tabs };
    }),
  );

  return {
    sandbox,
    patients,
    setAttention: page.setAttention,
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
