import { TextArea } from '@patient/ui/TextArea';

/** The limit is the service's. Longer text stays as it is, and the count says by how much it is too long. */
export const Note = ({ note, onNote }: { note: string; onNote: (note: string) => void }) => (
  <TextArea
    label="Anything the doctor should know?"
    description="Only your doctor reads it."
    characterLimit={2000}
    value={note}
    onChange={onNote}
  />
);
