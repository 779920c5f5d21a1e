import { CheckboxGroup } from '@patient/ui/CheckboxGroup';

const options = [
  { value: 'asthma', label: 'Asthma' },
  { value: 'diabetes', label: 'Diabetes' },
  { value: 'none', label: 'None of these', isExclusive: true },
] as const;

type Illness = (typeof options)[number]['value'];

export const Illnesses = ({ onChange }: { onChange: (illnesses: readonly Illness[]) => void }) => (
  <CheckboxGroup label="Do you have any of these?" options={options} onChange={onChange} isRequired />
);
