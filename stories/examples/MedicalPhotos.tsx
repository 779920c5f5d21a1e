import { MedicalPhoto, MedicalPhotos } from '@patient/ui/MedicalPhotos';

/** The app fetches a photo when it is rendered, and revokes its URL when it is removed. */
export const Photos = ({
  urls,
  onRetry,
}: {
  urls: ReadonlyMap<string, string>;
  onRetry: (id: string) => void;
}) => (
  <MedicalPhotos
    ids={[...urls.keys()]}
    renderPhoto={(id, label) => (
      <MedicalPhoto key={id} label={label} src={urls.get(id)} onRetry={() => onRetry(id)} />
    )}
  />
);
