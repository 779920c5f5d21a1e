import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Service, startService } from '../hosts/node/index.ts';
import { quietSandbox, requestTo, tokenOf } from '../tests/support/patient.ts';
import { closeCodeOf } from './read.ts';
import type { Fault } from '../http/faults/fault.ts';

test.each([1000, 1001, 1006, 1011, 1013, 3000, 4401, 4999])('closing with a code: %i is valid', (code) =>
  expect(closeCodeOf(String(code))).toBe(code),
);
test.each([999, 1004, 1005, 1010, 1015, 2000, 5000, '1e9', 'x', null])(
  'closing with a code: %s is invalid',
  (code) => expect(() => closeCodeOf(code)).toThrow(/whole number|A service must not/),
);

test('only the next connections are rejected with the code of the fault', async () => {
  const sandbox = await quietSandbox();
  const token = await tokenOf(sandbox, 'active');
  sandbox.faults.set({ operation: 'socket', closeCode: 1013, times: 2 });
  const closed: number[] = [];
  const open = () =>
    sandbox.openConnection(requestTo(`/socket?token=${token}`), {
      send: () => undefined,
      close: (code) => void closed.push(code),
    });
  expect([await open(), await open()]).toEqual([undefined, undefined]);
  expect(closed).toEqual([1013, 1013]);
  expect(await open()).toBeDefined();
});

describe('over a real connection', () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService({ port: 0, file: ':memory:', log: () => undefined });
  });
  afterEach(() => service.close());

  async function listener(scenario: string): Promise<{ closed: Promise<number> }> {
    const token = await tokenOf(service.sandbox, scenario);
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/service/socket?token=${token}`);
    const closed = new Promise<number>((resolve) => {
      socket.on('close', resolve);
    });
    await expect.poll(() => service.sandbox.connections.size(`patient-${scenario}`)).toBe(1);
    return { closed };
  }

  const control = (body: object) =>
    fetch(`${service.url}/service/__sandbox/connections`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each([1000, 1011, 1006, 4401])(
    'closing a real connection disconnects one patient with %i, and not another',
    async (code) => {
      const { closed } = await listener('active');
      await listener('demo');
      const response = await control({ do: 'close', code, patientId: 'patient-active' });
      expect(await response.json()).toEqual({ connections: [{ patientId: 'patient-demo', count: 1 }] });
      expect(await closed).toBe(code);
    },
  );

  test('closing a real connection disconnects all patients and rejects their next connections', async () => {
    const listeners = [await listener('active'), await listener('demo')];
    await control({ do: 'close', code: 1001 });
    expect(await Promise.all(listeners.map(({ closed }) => closed))).toEqual([1001, 1001]);
    await control({ do: 'refuse', code: 1013, times: 3 });
    const fault: Fault = { operation: 'socket', closeCode: 1013, times: 3 };
    expect(service.sandbox.faults.list()).toEqual([fault]);
  });

  test.each([{ do: 'close', code: 1005 }, { do: 'refuse', code: 1001 }, { do: 'anything' }])(
    'closing a real connection rejects %j',
    async (body) => expect((await control(body)).status).toBe(400),
  );
});
