import { DoctorCard, type DoctorInfo } from '@patient/ui/DoctorCard';
import { LinkButton } from '@patient/ui/Link';

export const YourDoctor = ({ doctor }: { doctor: DoctorInfo | undefined }) => (
  <DoctorCard
    doctor={doctor}
    action={
      <LinkButton href="/user/chat" variant="primary">
        Message your doctor
      </LinkButton>
    }
  />
);
