import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import type { AddressFormStrings, AddressVerification } from './strings.ts';

/** Props of {@link VerificationNote}. */
export interface VerificationNoteProps {
  verification: AddressVerification;
  onUseAnyway: (() => void) | undefined;
  words: AddressFormStrings;
}

/** What the address check said, and the way on where it did not know the address. */
export function VerificationNote({ verification, onUseAnyway, words }: VerificationNoteProps) {
  if (verification === 'none' || verification === 'checking') return null;
  const { title, text } = words.verification[verification];
  const isGood = verification === 'verified';
  return (
    <Alert
      tone={isGood ? 'success' : 'warning'}
      isLive
      title={title}
      action={!isGood && onUseAnyway && <Button onPress={onUseAnyway}>{words.useAnyway}</Button>}
    >
      {text}
    </Alert>
  );
}
