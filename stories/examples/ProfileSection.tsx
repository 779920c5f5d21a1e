import { useState } from 'react';
import type { FormError } from '@patient/ui/Form';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { TextField } from '@patient/ui/TextField';

/** `save` returns the errors; if there are any, the section stays open with the input. */
export function Basics({
  name,
  save,
}: {
  name: string;
  save: (data: FormData) => Promise<readonly FormError[]>;
}) {
  const [state, setState] = useState<'read' | 'editing' | 'saving'>('read');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <ProfileSection
      title="Basics"
      facts={[{ term: 'Name', detail: name }]}
      form={<TextField label="Name" name="name" autoComplete="name" defaultValue={name} />}
      state={state}
      errors={errors}
      onEdit={() => setState('editing')}
      onCancel={() => setState('read')}
      onSave={async (event) => {
        const data = new FormData(event.currentTarget);
        setState('saving');
        const found = await save(data);
        setErrors(found);
        setState(found.length > 0 ? 'editing' : 'read');
      }}
    />
  );
}
