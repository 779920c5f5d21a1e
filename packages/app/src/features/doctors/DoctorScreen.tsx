import { useAtomValue } from 'jotai';
import { DoctorCard } from '@patient/ui/DoctorCard';
import { BackLink, Link } from '@patient/ui/Link';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { ApiError } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { doctorAtom } from './data/doctors.ts';
import { doctorInfo } from './views/doctorInfo.ts';

/** /doctor-info/{doctorId}: name, picture, degrees and licenses of a doctor (decisions, "Routes"). */
export function DoctorScreen({ params: { doctorId = '' } }: ScreenProps) {
  const { brand } = useAtomValue(environmentAtom);
  const query = useAtomValue(doctorAtom(doctorId));
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  const message = (
    <Link href="/user/chat?new=1" variant="standalone">
      Message your doctor
    </Link>
  );
  return (
    <Stack gap={6}>
      <BackLink href="/user/subscriptions">Home</BackLink>
      <h1>Your doctor</h1>
      {isUnknown ? (
        <DoctorCard />
      ) : (
        <QueryView queries={[query]} what="this doctor" skeleton={<Skeleton shape="block" />}>
          {(doctor) => <DoctorCard doctor={doctorInfo(doctor, brand)} action={message} headingLevel={2} />}
        </QueryView>
      )}
    </Stack>
  );
}
