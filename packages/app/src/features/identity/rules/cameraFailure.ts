/** Why the camera cannot be used: no permission, no camera, or in use by another app. */
export type CameraFailure = 'refused' | 'missing' | 'busy';

/** What `getUserMedia` rejects with (W3C, Media Capture and Streams, section 10.2); any other name counts as missing. */
const BY_NAME: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Reads the reason from the error's name. */
export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  return (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined) ?? 'missing';
}
