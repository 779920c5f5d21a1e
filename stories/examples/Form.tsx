import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Form, type FormError } from '@patient/ui/Form';
import { TextField } from '@patient/ui/TextField';

/** `save` returns the errors. A new array moves focus to the error summary. */
export function EmailForm({ save }: { save: (data: FormData) => Promise<readonly FormError[]> }) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Form
      errors={errors}
      onSubmit={async (event) => setErrors(await save(new FormData(event.currentTarget)))}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
      <Button type="submit" variant="primary" isWide>
        Save
      </Button>
    </Form>
  );
}
