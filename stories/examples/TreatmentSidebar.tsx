import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';

export const OtherTreatments = () => (
  <TreatmentSidebar
    items={[
      {
        href: '/hl',
        name: 'Hair Loss Treatment',
        description: 'Keep your hair and grow some back.',
        icon: 'hair',
      },
      { href: '/wl', name: 'Weight Loss Treatment', description: 'A plan from a doctor.', icon: 'scale' },
    ]}
  />
);
