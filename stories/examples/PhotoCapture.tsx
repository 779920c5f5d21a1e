import { PhotoCapture, type CameraState } from '@patient/ui/PhotoCapture';

/** Without a camera or permission, a photo can be chosen from the device. */
export const PhotoId = ({
  camera,
  stream,
  openCamera,
  onPhoto,
}: {
  camera: CameraState | undefined;
  stream: MediaStream | undefined;
  openCamera: () => void;
  onPhoto: (photo: Blob) => void;
}) => (
  <PhotoCapture
    title="Your photo ID"
    guide="card"
    guidance={['All four corners are visible', 'No glare, nothing covered', 'Not expired']}
    camera={camera}
    stream={stream}
    onOpenCamera={openCamera}
    onPhoto={onPhoto}
  />
);
