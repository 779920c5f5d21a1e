import { useEffect } from 'react';
import { FileDrop, photoFileTypes } from '@patient/ui/FileDrop';
import type { Question } from '@patient/api';
import { unsentPhotos, type Unsent } from './rules/unsentPhotos.ts';
import { usePhotos } from './usePhotos.ts';

/** Props of {@link PhotoAnswer}. */
export interface PhotoAnswerProps {
  /** Key of the visit. */
  visitKey: string;
  question: Question;
  /** Addresses of the photos that the service has. */
  files: readonly string[];
  /** Photos on the page would be left behind, or none would any more. */
  onUnsent: (unsent: Unsent | undefined) => void;
  errorMessage: string | undefined;
}

/** Photos of one question at most. */
const MOST_PHOTOS = 6;

/** The photos that answer a question (kind `file`), and who sees them. */
export function PhotoAnswer({ visitKey, question, files, onUnsent, errorMessage }: PhotoAnswerProps) {
  const photos = usePhotos(visitKey, question, files);
  const unsent = unsentPhotos(photos.files);
  useEffect(() => {
    onUnsent(unsent);
    return () => onUnsent(undefined);
  }, [unsent, onUnsent]);
  return (
    <FileDrop
      label={question.label ?? 'Photos'}
      description="Only your doctor and our care team can see them. We remove the location from each photo."
      files={photos.files}
      onAdd={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
      accept={photoFileTypes}
      maxFiles={MOST_PHOTOS}
      camera="environment"
      errorMessage={errorMessage}
    />
  );
}
