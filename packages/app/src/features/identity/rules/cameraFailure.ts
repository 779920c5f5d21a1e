/** Why there is no picture of the camera: it may not be used, is not there, or another app has it. */
export type CameraFailure = 'refused' | 'missing' | 'busy';

/** What `getUserMedia` rejects with (W3C, Media Capture and Streams, section 10.2); any other name is no camera. */
const BY_NAME: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Tells by the name of the error why a camera that was asked for did not come. */
export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  return (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined) ?? 'missing';
}
