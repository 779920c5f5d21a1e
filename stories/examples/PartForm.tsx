import { PartForm, PartHead } from '@patient/ui/PartForm';
import { TextField } from '@patient/ui/TextField';

export const Place = ({ onDone }: { onDone: () => void }) => (
  <>
    <PartHead title="Where do you live?" current={2} count={4} backHref="/register" />
    <PartForm onSubmit={onDone}>
      <TextField name="zipCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" />
    </PartForm>
  </>
);
