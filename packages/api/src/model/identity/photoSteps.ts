/** Pictures of the identity check, with the service's names. */
export type IdentityPicture = 'cardID' | 'selfie';

/** Whether each picture is stored. */
export type Stored = Readonly<Record<IdentityPicture, boolean>>;

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];

/** Initial step history: skips the ID if it is stored. */
export const photoHistory = ({ cardID }: Stored): readonly string[] => (cardID ? SELFIE : ID);

/** Content of one part of the photo step. */
export interface PhotoView {
  readonly picture: IdentityPicture;
  /** Whether to show the stored picture instead of the camera. */
  readonly isStored: boolean;
  /** Whether to show that the ID is stored, on the page of the selfie. */
  readonly showsIdNotice: boolean;
}

/**
 * Content of the photo step.
 * @param replaced stored picture that the patient is replacing
 */
export function photoView(
  stepHistory: readonly string[],
  stored: Stored,
  replaced: IdentityPicture | undefined,
): PhotoView {
  const picture = stepHistory.at(-1) === 'selfie' ? 'selfie' : 'cardID';
  return {
    picture,
    isStored: stored[picture] && replaced !== picture,
    showsIdNotice: picture === 'selfie' && stored.cardID,
  };
}
