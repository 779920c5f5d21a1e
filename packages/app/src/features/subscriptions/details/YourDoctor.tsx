import { useAtomValue } from 'jotai';
import { Link } from '@patient/ui/Link';
import { assignedDoctorAtom, doctorTitle } from '../../doctors/index.ts';
import { useIsQuiet } from '../../../shared/service/useIsQuiet.ts';
import * as styles from '../Overview.css.ts';

/** Props of {@link YourDoctor}. */
export interface YourDoctorProps {
  subscriptionId: string;
  doctorId: string;
}

/** The doctor of a treatment, with a link to their page. The name follows the rest of the page; the link needs none. */
export function YourDoctor({ subscriptionId, doctorId }: YourDoctorProps) {
  const { data: doctor } = useAtomValue(assignedDoctorAtom(useIsQuiet() ? subscriptionId : ''));
  return (
    <p className={styles.quiet}>
      Your doctor:{' '}
      <Link href={`/doctor-info/${encodeURIComponent(doctor?._id ?? doctorId)}`}>
        {doctor ? <bdi>{doctorTitle(doctor)}</bdi> : 'See profile'}
      </Link>
    </p>
  );
}
