import { AvatarPicker } from '@patient/ui/AvatarPicker';

/** `pictureUrl` is the new picture's `blob:` URL while it is being saved and after a failure. */
export const ProfilePicture = ({
  pictureUrl,
  state,
  onChoose,
  onRetry,
}: {
  pictureUrl: string | undefined;
  state: 'ready' | 'saving' | 'saved' | 'failed';
  onChoose: (file: File) => void;
  onRetry: () => void;
}) => <AvatarPicker name="Ada Moore" src={pictureUrl} state={state} onChoose={onChoose} onRetry={onRetry} />;
