import { TextArea } from '@patient/ui/TextArea';

/** The limit is set by the service. Longer text stays, and the count shows by how much it is too long. */
export const Note = ({ note, onNote }: { note: string; onNote: (note: string) => void }) => (
  <TextArea
    label="Anything the doctor should know?"
    description="Only your doctor reads it."
    characterLimit={2000}
    value={note}
    onChange={onNote}
  />
);
