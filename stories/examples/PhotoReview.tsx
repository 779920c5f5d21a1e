import { PhotoReview } from '@patient/ui/PhotoReview';

export const CheckSelfie = ({
  photoUrl,
  isUploading,
  upload,
  retake,
}: {
  photoUrl: string;
  isUploading: boolean;
  upload: () => void;
  retake: () => void;
}) => (
  <PhotoReview
    title="Is your face clearly visible?"
    src={photoUrl}
    alt="The photo you took of yourself"
    state={isUploading ? 'uploading' : 'review'}
    onAccept={upload}
    onRetry={upload}
    onRetake={retake}
  />
);
