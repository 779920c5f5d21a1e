/** What the camera does: is being asked for, shows its picture, was refused, is not there, is another app's, or stopped. */
export type CameraState = 'asking' | 'live' | 'refused' | 'missing' | 'busy' | 'ended';

/** What {@link PhotoCapture} says by itself. */
export interface PhotoCaptureStrings {
  /** Name of the live picture. */
  preview: string;
  shutter: string;
  /** The button of `onOpenCamera`. */
  open: string;
  /** The same, where the camera did not work. */
  reopen: string;
  /** While the camera is asked for. */
  asking: string;
  refused: string;
  missing: string;
  /** Another app has it. */
  busy: string;
  /** It stopped by itself: pulled out, or taken back. */
  ended: string;
  /** Label of the file. */
  file: string;
  /** Above the file while the camera works. */
  orFile: string;
  /** Who can see the photo. */
  seen: string;
  /** Said after the shutter. */
  taken: string;
}

export const english: PhotoCaptureStrings = {
  preview: 'What your camera sees',
  shutter: 'Take the photo',
  open: 'Use the camera',
  reopen: 'Try the camera again',
  asking: 'Your browser asks whether this page may use your camera.',
  refused: 'We may not use your camera. Choose a photo from your device instead.',
  missing: 'We found no camera. Choose a photo from your device instead.',
  busy: 'Another app is using your camera. Close it and try again, or choose a photo from your device.',
  ended: 'Your camera has stopped. Try it again, or choose a photo from your device.',
  file: 'A photo from your device',
  orFile: 'Or choose a photo',
  seen: 'Only your doctor and our identity team see this photo. Its location is taken out before it is sent.',
  taken: 'The photo is taken.',
};
