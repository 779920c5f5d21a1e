import { atom, useAtomValue } from 'jotai';
import { providerChecksAtom } from '#features/identity/index.ts';
import { stepTitle } from './strings.ts';

const isProviderCheckingAtom = atom((get) => get(providerChecksAtom).data === true);
const neverAtom = atom(() => false);

/** Heading of the page at a step and its part. Only the photo step asks who checks identity: the provider's check has no parts. */
export function useStepTitle(step: string, part: string | undefined): string {
  const isWhole = useAtomValue(step === 'photo' ? isProviderCheckingAtom : neverAtom);
  return stepTitle(step, isWhole ? undefined : part);
}
