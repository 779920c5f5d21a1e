import { EntryPage, TreatmentLinks } from '@patient/ui/EntryPage';

export const Welcome = () => (
  <EntryPage>
    <h1>What can we help you with?</h1>
    <TreatmentLinks
      treatments={[
        {
          picture: 'hl',
          name: 'Hair Loss Treatment',
          about: 'Keep the hair you have, and grow some back.',
          href: '/hairloss',
        },
      ]}
    />
  </EntryPage>
);
