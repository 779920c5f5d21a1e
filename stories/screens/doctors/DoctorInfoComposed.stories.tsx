import { DoctorCard } from '@patient/ui/DoctorCard';
import { Link } from '@patient/ui/Link';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from '../support/composed/frames.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';
import { doctor } from '../support/composed/samples.ts';

const meta = preview.meta({
  ...composed,
  title: 'Screens/Doctors/Doctor information (composed)',
  tags: ['composed'],
});

export const Default = meta.story({
  tags: ['route:/doctor-info/{doctorId}'],
  render: () => (
    <AccountFrame path="/doctor-info/64f0c0ffee">
      <DoctorCard
        doctor={{
          name: 'Amy Wong',
          suffix: 'MD',
          photoUrl: doctor.photoUrl,
          degrees: [{ id: 'd1', name: 'University of Texas', degree: 'Doctor of Medicine', date: '2008' }],
          licenses: [
            { id: 'l1', number: 'TX-20418', state: 'Texas', expires: '06-30-2028' },
            { id: 'l2', number: 'CA-88120', state: 'California', expires: '01-31-2027' },
          ],
        }}
        action={
          <Link href="/user/chat" variant="standalone">
            Message your doctor
          </Link>
        }
      />
    </AccountFrame>
  ),
  play: hasHeading('Amy Wong, MD'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });
