/** The pictures of the identity check, as the service calls them. */
export type IdentityPicture = 'cardID' | 'selfie';

/** Which of them the service has. */
export type Arrived = Readonly<Record<IdentityPicture, boolean>>;

const ID: readonly string[] = ['id'];
const SELFIE: readonly string[] = ['id', 'selfie'];

/** The parts the photo step is opened with: nobody is asked again for an ID that has arrived. */
export const photoTrail = ({ cardID }: Arrived): readonly string[] => (cardID ? SELFIE : ID);

/** What a part of the photo step shows. */
export interface PhotoView {
  readonly picture: IdentityPicture;
  /** The picture the service has, to be looked at; otherwise one is asked for. */
  readonly hasArrived: boolean;
  /** Beside a selfie: the ID is there. */
  readonly tellsOfId: boolean;
}

/**
 * What the photo step shows.
 * @param replaced the picture that the patient wants to send anew
 */
export function photoView(
  trail: readonly string[],
  arrived: Arrived,
  replaced: IdentityPicture | undefined,
): PhotoView {
  const picture = trail.at(-1) === 'selfie' ? 'selfie' : 'cardID';
  return {
    picture,
    hasArrived: arrived[picture] && replaced !== picture,
    tellsOfId: picture === 'selfie' && arrived.cardID,
  };
}
