import { MedicineInformation } from '@patient/ui/MedicineInformation';

export const Sildenafil = ({ isNew }: { isNew: boolean }) => (
  <MedicineInformation
    name="Sildenafil 50 mg"
    sections={[{ title: 'How to take it', texts: ['Take one tablet with water.'] }]}
    defaultExpanded={isNew}
  />
);
