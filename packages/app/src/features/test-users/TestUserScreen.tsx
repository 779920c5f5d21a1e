import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { createClient } from '@patient/api';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Stack } from '@patient/ui/Stack';
import { endSessionAtom } from '#features/auth/index.ts';
import { addressClientAtom } from '#features/payment/index.ts';
import { offeredProductTypes } from '#shared/treatments.ts';
import { environmentAtom } from '#shared/environment.ts';
import { MESSAGES } from '#shared/messages.ts';
import { meAtom } from '#shared/patient/me.ts';
import { notifyFailure } from '#shared/service/notify.ts';
import { sessionAtomOf } from '#shared/session/index.ts';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { CreatedPatient } from './CreatedPatient.tsx';
import { create, newCreation, type Creation } from './creation.ts';
import { drawPhoto } from './drawPhoto.ts';
import type { CreationRequest, Tools } from './perform.ts';
import * as styles from './TestUserScreen.css.ts';

/** Letters of a random id that make an email unique: the first group of a UUID. */
const ID_LENGTH = 8;

/** Shown while a patient is signed in on this device. */
function SignedInAlready() {
  const { data: me } = useAtomValue(meAtom);
  const endSession = useSetAtom(endSessionAtom);
  const [here, navigate] = useLocation();
  const end = () => {
    endSession();
    // The end of a session navigates to the entry page; staff stay here.
    navigate(here, { replace: true });
  };
  return (
    <Alert
      tone="info"
      title={me ? `${me.email} is signed in on this device` : 'Somebody is signed in on this device'}
      action={<Button onPress={end}>Sign out and stay here</Button>}
    >
      Making a test patient would end that session, in every tab. Sign out first.
    </Alert>
  );
}

/** /create-test-user-flow: creates a patient at a chosen point of registration, for staff (decisions, "Routes"). */
export function TestUserScreen() {
  const environment = useAtomValue(environmentAtom);
  const { brand, loadIdentity, now, serviceUrl, session, toasts } = environment;
  const addresses = useAtomValue(addressClientAtom);
  const { loggedIn } = useAtomValue(sessionAtomOf(session));
  const [request, setRequest] = useState<CreationRequest>({
    productType: offeredProductTypes(brand)[0] ?? 'wl',
    gender: 'male',
    state: '',
    point: 'paymentAddress',
    email: '',
    password: '',
    coupon: '',
  });
  // Only in memory because of the password.
  const [creation, setCreation] = useState<Creation>();
  const [isSigningIn, setSigningIn] = useState(false);
  const isOtherSignedIn = loggedIn && !isSigningIn;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(`${isOtherSignedIn} ${creation?.state}`, () =>
    document.activeElement === document.body ? heading.current : undefined,
  );

  const tools: Tools = {
    identity: {
      signUp: async (email, password) => (await loadIdentity()).signUp(email, password),
      signIn: async (email, password) => (await loadIdentity()).signIn(email, password),
    },
    // Without notifications: a dozen successes in a row would be noise.
    clientWith: (getToken) => createClient({ baseUrl: serviceUrl, getToken }),
    addresses,
    drawPhoto,
    random: Math.random,
    now,
  };
  const run = async (from: Creation) => {
    const { state, error } = await create(from, tools, setCreation);
    if (state === 'failed') return notifyFailure(environment, error);
    toasts.show({ kind: 'info', message: MESSAGES.done });
    // Another patient may have signed in on this device in another tab.
    if (!session.read().loggedIn)
      await loadIdentity()
        .then((identity) => identity.signOut())
        .catch(() => undefined);
  };
  const start = () => run(newCreation(request, crypto.randomUUID().slice(0, ID_LENGTH), tools));
  const startOver = () => {
    // An email has one account.
    if (creation?.state === 'done') setRequest({ ...request, email: '' });
    setCreation(undefined);
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          Create a test patient
        </h1>
        <p className={styles.lead}>
          Registers a fake person with the calls of this app, up to the point you choose. You get their email
          and password, and can continue as them.
        </p>
      </Stack>
      {isOtherSignedIn && <SignedInAlready />}
      {creation === undefined && !isOtherSignedIn && (
        <ChoiceForm request={request} onChange={setRequest} onCreate={start} />
      )}
      {creation && (
        <CreatedPatient
          creation={creation}
          isDisabled={isOtherSignedIn}
          isSigningIn={isSigningIn}
          onSigningIn={setSigningIn}
          onRetry={() => run(creation)}
          onStartOver={startOver}
        />
      )}
    </Stack>
  );
}
