/** Reason why the camera can't be used: no permission, no camera, or in use by another app. */
export type CameraFailure = 'refused' | 'missing' | 'busy';

/** Names of errors of `getUserMedia` (W3C, Media Capture and Streams, section 10.2); others count as missing. */
const BY_NAME: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps an error of `getUserMedia` to the reason. */
export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  return (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined) ?? 'missing';
}
