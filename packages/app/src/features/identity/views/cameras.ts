/** Camera of the device. */
export interface NamedCamera {
  readonly id: string;
  readonly name: string;
}

/** Camera that the patient has chosen. */
export interface CameraChoice {
  readonly deviceId: string;
  /** `facingMode` of the camera; undefined for one that doesn't say, such as a webcam. */
  readonly facing: string | undefined;
}

/** Device of a choice that also fits another photo: a front camera is not used for an ID that follows a selfie. */
export const chosenFor = (facing: string, choice: CameraChoice | undefined): string | undefined =>
  choice === undefined || (choice.facing ?? facing) !== facing ? undefined : choice.deviceId;

/** Name of a camera by its label: without the ids of USB devices, and without the numbers of Android. */
function nameOf(label: string): string {
  const side = /\bfacing (front|back)\b/i.exec(label)?.[1]?.toLowerCase();
  if (side !== undefined) return side === 'front' ? 'Front camera' : 'Back camera';
  return label.replace(/\s*\([\da-f]{4}:[\da-f]{4}\)\s*$/i, '').trim() || 'Camera';
}

/** Names of cameras for patients; those with the same name are numbered. */
export function cameraNames(
  devices: readonly { readonly deviceId: string; readonly label: string }[],
): readonly NamedCamera[] {
  const names = devices.map(({ label }) => nameOf(label));
  return devices.map(({ deviceId }, index) => {
    const name = names[index] ?? '';
    const isUnique = names.filter((one) => one === name).length === 1;
    const number = names.slice(0, index + 1).filter((one) => one === name).length;
    return { id: deviceId, name: isUnique ? name : `${name} ${number}` };
  });
}
