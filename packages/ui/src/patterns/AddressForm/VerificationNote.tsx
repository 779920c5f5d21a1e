import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import type { AddressFormStrings, AddressVerification } from './strings.ts';

/** Props of {@link VerificationNote}. */
export interface VerificationNoteProps {
  verification: AddressVerification;
  onUseAnyway: (() => void) | undefined;
  strings: AddressFormStrings;
}

/** Result of the address check, with a button to continue when the address was not confirmed. */
export function VerificationNote({ verification, onUseAnyway, strings }: VerificationNoteProps) {
  if (verification === 'none' || verification === 'checking') return null;
  const { title, text } = strings.verification[verification];
  const isVerified = verification === 'verified';
  return (
    <Alert
      tone={isVerified ? 'success' : 'warning'}
      // For a missing unit, its field receives focus and has the message.
      isLive={verification !== 'missingUnit' && verification !== 'unknownUnit'}
      title={title}
      action={!isVerified && onUseAnyway && <Button onPress={onUseAnyway}>{strings.useAnyway}</Button>}
    >
      {text}
    </Alert>
  );
}
