/**
 * State of the camera: permission requested, live, denied, not found, used by another app, stopped, or not usable because the
 * browser changes pictures to prevent fingerprinting or the page has no https.
 */
export type CameraState =
  | 'asking'
  | 'live'
  | 'refused'
  | 'missing'
  | 'busy'
  | 'ended'
  | 'distorted'
  | 'insecure';

/** Strings shown by {@link PhotoCapture}. */
export interface PhotoCaptureStrings {
  /** Accessible name of the preview. */
  preview: string;
  shutter: string;
  /** Label of the list of cameras. */
  camera: string;
  /** Button that calls `onOpenCamera`. */
  open: string;
  /** Button after the camera failed. */
  reopen: string;
  /** Shown while the browser asks for permission. */
  asking: string;
  refused: string;
  missing: string;
  /** Camera is used by another app. */
  busy: string;
  /** Camera stopped: unplugged, or permission withdrawn. */
  ended: string;
  /** The browser changes pictures to prevent fingerprinting. */
  distorted: string;
  /** Browsers allow the camera only on pages with https. */
  insecure: string;
  /** Label of the file picker. */
  file: string;
  /** Label of the file picker while the camera is live. */
  orFile: string;
  /** Who can see the photo. */
  privacyNote: string;
  /** Announced after the shutter. */
  taken: string;
}

export const defaultStrings: PhotoCaptureStrings = {
  preview: 'What your camera sees',
  shutter: 'Take photo',
  camera: 'Camera',
  open: 'Use the camera',
  reopen: 'Try the camera again',
  asking: 'Allow camera access when your browser asks.',
  refused: "We don't have permission to use your camera. Choose a photo from your device instead.",
  missing: "We couldn't find a camera. Choose a photo from your device instead.",
  busy: 'Another app is using your camera. Close it and try again, or choose a photo from your device.',
  ended: 'Your camera stopped. Try it again, or choose a photo from your device.',
  distorted:
    "Your browser's privacy settings change photos taken on this page. Choose a photo from your device instead.",
  insecure:
    'Your browser allows the camera only on pages that start with https. Choose a photo from your device instead.',
  file: 'A photo from your device',
  orFile: 'Or choose a photo',
  privacyNote:
    'Only your doctor and our identity team will see this photo. We remove its location before we send it.',
  taken: 'Photo taken.',
};
