/** Pictures of the identity check, by the service's names. */
export type IdentityPicture = 'cardID' | 'selfie';

/** Which of them the service has. */
export type Stored = Readonly<Record<IdentityPicture, boolean>>;

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];

/** Initial history of the photo step: a stored ID is not requested again. */
export const photoHistory = ({ cardID }: Stored): readonly string[] => (cardID ? SELFIE : ID);

/** Content of one part of the photo step. */
export interface PhotoView {
  readonly picture: IdentityPicture;
  /** Shows the stored picture; otherwise a new one is requested. */
  readonly isStored: boolean;
  /** Shows beside the selfie that the ID is stored. */
  readonly showsIdNotice: boolean;
}

/**
 * Content of the photo step.
 * @param replaced picture that the patient wants to send again
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
