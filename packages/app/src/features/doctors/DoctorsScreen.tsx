import { useAtomValue } from 'jotai';
import { DoctorCard } from '@patient/ui/DoctorCard';
import { EmptyState } from '@patient/ui/EmptyState';
import { BackLink, LinkButton } from '@patient/ui/Link';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { stateName, doctorsInState } from '@patient/api/model';
import { doctorInfo } from './views/doctorInfo.ts';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { doctorsAtom } from './data/doctors.ts';

function Doctors({ state }: { state: string }) {
  const { brand } = useAtomValue(environmentAtom);
  const doctors = useAtomValue(doctorsAtom(state));
  return (
    <QueryView queries={[doctors]} what="the doctors" skeleton={<Skeleton shape="block" height="12rem" />}>
      {(all) => {
        const found = doctorsInState(all, state);
        if (found.length === 0)
          return (
            <EmptyState
              icon="user"
              title={`We don't list a doctor in ${stateName(state)} yet`}
              action={<LinkButton href="/user/chat?new=1">Message us</LinkButton>}
            >
              Your treatment and messages aren&apos;t affected. Message us if you have a question.
            </EmptyState>
          );
        return (
          <>
            <p>These doctors can treat patients in {stateName(state)}.</p>
            <Stack as="ul" gap={4}>
              {found.map((doctor) => (
                <li key={doctor._id}>
                  <DoctorCard doctor={doctorInfo(doctor, brand)} headingLevel={2} />
                </li>
              ))}
            </Stack>
          </>
        );
      }}
    </QueryView>
  );
}

/** /user/doctors: doctors with a license in the patient's state. */
export function DoctorsScreen() {
  const me = useAtomValue(meAtom);
  return (
    <Stack gap={6}>
      <BackLink href="/user/chat">Messages</BackLink>
      <h1>Doctors in your state</h1>
      <QueryView queries={[me]} what="your account" skeleton={<Skeleton shape="block" height="12rem" />}>
        {({ patient: { shipping } }) =>
          shipping?.state ? (
            <Doctors state={shipping.state} />
          ) : (
            <EmptyState
              icon="user"
              title="We don't have your state yet"
              action={<LinkButton href="/user/profile">Account info</LinkButton>}
            >
              Add your address, and we&apos;ll show the doctors who can treat you.
            </EmptyState>
          )
        }
      </QueryView>
    </Stack>
  );
}
