import { keptTexts } from '#shared/outbox/readTexts.ts';
import { written, type WrittenAddress } from '../rules/addressCheck.ts';

/** An address that is being written, read back from a draft; undefined for anything else. */
export function keptAddress(kept: unknown): WrittenAddress | undefined {
  const texts = keptTexts(kept, ['address', 'secondAddress', 'city', 'state', 'zipCode']);
  return texts && written(texts);
}
