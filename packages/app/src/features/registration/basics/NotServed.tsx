import { useAtom } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useFocusOnMount } from '@patient/ui/focus';
import { PartForm } from '@patient/ui/PartForm';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { useBrand } from '@patient/ui/UiProvider';
import { basicsAtom } from '../data/basics.ts';
import { serviceRequestMail } from '../views/served.ts';
import { emailProblem } from '#features/auth/index.ts';
import { NO_BASICS, isState, stateName } from '@patient/api/model';
import { useForm } from '#shared/view/useForm.ts';

/** Props of {@link NotServed}. */
export interface NotServedProps {
  /** Postal abbreviation of a state, or name of a territory. */
  place: string;
  onBack: () => void;
}

/**
 * Message for a place where we don't treat patients, with an email link to request a notice. Moves focus to the message,
 * because it replaces the focused form.
 */
export function NotServed({ place, onBack }: NotServedProps) {
  const alert = useFocusOnMount<HTMLDivElement>();
  const { supportEmail } = useBrand();
  const { input, change, form } = useForm({
    draft: useAtom(basicsAtom),
    initial: NO_BASICS,
    check({ email }) {
      const message = emailProblem(email);
      return message === undefined ? [] : [{ name: 'email', message }];
    },
    send:
      async ({ email }) =>
      () =>
        void globalThis.open(serviceRequestMail(supportEmail, stateName(place), email), '_self'),
  });
  return (
    <Stack gap={6}>
      <Alert
        ref={alert}
        tabIndex={-1}
        tone="warning"
        isLive
        title={
          isState(place)
            ? `We don't treat patients in ${stateName(place)} yet`
            : `We don't deliver to ${place} yet`
        }
      >
        Our doctors can only treat you in states where they&apos;re licensed.
      </Alert>
      <PartForm {...form} strings={{ submit: 'Email us to get notified', pending: 'Opening your email…' }}>
        <TextField
          name="email"
          label="Email"
          description={`Opens an email to ${supportEmail}. Send it, and we'll let you know when that changes.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={input.email}
          onChange={(email) => change({ email })}
          inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
        />
      </PartForm>
      <Button variant="quiet" onPress={onBack}>
        Choose another state
      </Button>
    </Stack>
  );
}
