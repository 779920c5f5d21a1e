import { textsAt } from './itemsAt.ts';
import { createProbe, type Target } from './probe.ts';
import { runReads } from './reads.ts';
import type { Result } from './results.ts';
import { runWrites, skipWrites } from './writes.ts';
import { wrongField, type WriteOptions } from './writeCalls.ts';

/**
 * Compares a service with the description. Makes read calls only, unless options of write calls are passed.
 * @throws Error if the service does not respond.
 */
export async function checkService(target: Target, writes?: WriteOptions): Promise<readonly Result[]> {
  const probe = createProbe(target);
  const me = await probe.call('getMe');
  if (me.status === 0) throw new Error(`No response from ${target.url}/me.`);
  if (textsAt(me.data, 'patient._id').length === 0) {
    const where = '/data/0/patient/_id';
    probe.differ('getMe', [{ where, expected: 'the id of a patient', received: 'nothing' }]);
    return probe.results().filter(({ outcome }) => outcome === 'differs');
  }
  probe.differ('getMe', wrongField(me, 'roles', 'patient'));
  await runReads(probe);
  if (writes === undefined) skipWrites(probe);
  else await runWrites(probe, writes);
  return probe.results();
}
