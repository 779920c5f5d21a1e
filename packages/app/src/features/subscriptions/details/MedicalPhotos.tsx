import { useAtomValue } from 'jotai';
import { MedicalPhoto, MedicalPhotos as Photos } from '@patient/ui/MedicalPhotos';
import { photoId } from '#features/questionnaire/index.ts';
import { fileAtom, fileUrlAtom } from '#shared/service/files.ts';

/** Props of {@link MedicalPhotos}. */
export interface MedicalPhotosProps {
  /** URLs of private files. */
  urls: readonly string[];
}

/** Fetched with the patient's token, and released from memory when it is removed from the page. */
function Photo({ url, label }: { url: string; label: string }) {
  const id = photoId(url);
  const { data, error, refetch } = useAtomValue(fileAtom(id));
  const src = useAtomValue(fileUrlAtom(id));
  const state = data === null ? 'unavailable' : error ? 'failed' : 'ready';
  return <MedicalPhoto label={label} src={src ?? undefined} state={state} onRetry={() => void refetch()} />;
}

/** Photos that a patient sent with their answers. */
export const MedicalPhotos = ({ urls }: MedicalPhotosProps) => (
  <Photos ids={urls} renderPhoto={(url, label) => <Photo key={url} url={url} label={label} />} />
);
