import { useAtomValue } from 'jotai';
import { CardSkeleton } from '@patient/ui/Card';
import { Columns } from '@patient/ui/Columns';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { AddressSection } from './AddressSection.tsx';
import { AvatarSection } from './AvatarSection.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { BodySection } from './BodySection.tsx';
import { CardSection } from './CardSection.tsx';
import { ContactSection } from './ContactSection.tsx';

/** Lazily loaded: last on the page. */
const CouponSection = lazyPart(async () => (await import('./CouponSection.tsx')).CouponSection, {
  when: 'idle',
});

/** /user/profile: account info (decisions, "Routes"). */
export function ProfileScreen() {
  const me = useAtomValue(meAtom);
  return (
    <Stack gap={6}>
      <h1>Account info</h1>
      <QueryView queries={[me]} what="your account" skeleton={<CardSkeleton />}>
        {(user) => (
          <Columns>
            <Stack gap={6}>
              <AvatarSection user={user} />
              <ContactSection user={user} />
              {user.patient && (
                <>
                  <BasicsSection user={user} patient={user.patient} />
                  <BodySection user={user} patient={user.patient} />
                </>
              )}
            </Stack>
            {user.patient && (
              <Stack gap={6}>
                <AddressSection patient={user.patient} />
                <CardSection card={user.patient.creditCard} />
                <CouponSection patientId={user.patient._id} />
              </Stack>
            )}
          </Columns>
        )}
      </QueryView>
      {!me.isPending && (
        <p>
          <Link href="/user/settings" variant="standalone">
            Settings: how we contact you, appearance, and password
          </Link>
        </p>
      )}
    </Stack>
  );
}
