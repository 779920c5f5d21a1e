import { FileDrop, type ChosenFile } from '@patient/ui/FileDrop';

/** The screen stores and uploads the files; a failed one stays, with its error. */
export const HairPhotos = ({
  files,
  onAdd,
  onRemove,
  onRetry,
}: {
  files: readonly ChosenFile[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}) => (
  <FileDrop
    label="Photos of your hair"
    description="Up to three pictures, 10 MB each."
    accept={['image/*']}
    maxBytes={10_000_000}
    maxFiles={3}
    files={files}
    onAdd={onAdd}
    onRemove={onRemove}
    onRetry={onRetry}
  />
);
