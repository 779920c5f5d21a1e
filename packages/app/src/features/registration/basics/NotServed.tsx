import { useAtomValue, useSetAtom } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { useBrand } from '@patient/ui/theme';
import { basicsDraftAtom, changeBasicsAtom } from '../data/basics.ts';
import { mailToBeTold } from '../rules/served.ts';
import { emailProblem } from '../../auth/index.ts';
import { stateName } from '../../../shared/format/states.ts';
import { PartForm } from './PartForm.tsx';
import { FINE, useSend } from './useSend.ts';

/** Props of {@link NotServed}. */
export interface NotServedProps {
  /** Postal abbreviation. */
  state: string;
  /** The patient lives somewhere else after all. */
  onBack: () => void;
}

/** A plain answer for a state that is not served, and a way to be told when it is. */
export function NotServed({ state, onBack }: NotServedProps) {
  const { supportEmail } = useBrand();
  const {
    basics: { email },
  } = useAtomValue(basicsDraftAtom);
  const change = useSetAtom(changeBasicsAtom);
  const sending = useSend(
    () => {
      const message = emailProblem(email);
      return message === undefined ? FINE : [{ name: 'email', message }];
    },
    async () => {
      globalThis.open(mailToBeTold(supportEmail, state, email), '_self');
      return FINE;
    },
  );
  return (
    <Stack gap={6}>
      <Alert tone="warning" isLive title={`We do not treat patients in ${stateName(state)} yet`}>
        Our doctors may only treat you where they hold a license. Nothing of what you gave was kept.
      </Alert>
      <PartForm sending={sending} submitLabel="Ask us to write to you" pendingLabel="Opening your mail…">
        <TextField
          name="email"
          label="Email"
          description={`Opens a mail to ${supportEmail} that you can send: we answer when that changes.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(written) => change({ email: written })}
          inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
        />
      </PartForm>
      <Button variant="quiet" onPress={onBack}>
        Choose another state
      </Button>
    </Stack>
  );
}
