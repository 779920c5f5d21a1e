import { RadioGroup } from '@patient/ui/RadioGroup';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const Allergies = ({ onAnswer }: { onAnswer: (answer: 'yes' | 'no') => void }) => (
  <RadioGroup label="Do you have any allergies?" options={answers} onChange={onAnswer} isRequired />
);
