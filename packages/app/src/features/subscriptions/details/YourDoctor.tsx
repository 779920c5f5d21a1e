import { useAtomValue } from 'jotai';
import { Link } from '@patient/ui/Link';
import type { Subscription } from '@patient/api';
import { assignedDoctorAtom, doctorTitle } from '#features/doctors/index.ts';
import { href } from '#shared/href.ts';

/** Props of {@link YourDoctor}. */
export interface YourDoctorProps {
  subscription: Pick<Subscription, '_id' | 'productType'>;
  doctorId: string;
}

/** Doctor of a treatment, with a link to their page, also before the name has loaded. */
export function YourDoctor({ subscription, doctorId }: YourDoctorProps) {
  const { data: doctor } = useAtomValue(assignedDoctorAtom({ ...subscription, doctorId }));
  return (
    <>
      Your doctor:{' '}
      <Link href={href('/doctor-info/:doctorId', { doctorId: doctor?._id ?? doctorId })}>
        {doctor ? <bdi>{doctorTitle(doctor)}</bdi> : 'See profile'}
      </Link>
    </>
  );
}
