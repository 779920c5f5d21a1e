import { Select } from '@patient/ui/Select';

const states = [
  { value: 'CO', label: 'Colorado' },
  { value: 'TX', label: 'Texas' },
] as const;

type State = (typeof states)[number]['value'];

export const StateSelect = ({
  state,
  onChange,
}: {
  state: State | null;
  onChange: (state: State) => void;
}) => <Select label="State" options={states} value={state} onChange={onChange} isRequired />;
