import { Avatar } from '@patient/ui/Avatar';
import { Inline } from '@patient/ui/Inline';

/** The name stands next to it, so the picture says nothing of its own. */
export const DoctorName = ({ name, photoUrl }: { name: string; photoUrl?: string }) => (
  <Inline gap={2}>
    <Avatar name={name} src={photoUrl} isDecorative />
    <span>{name}</span>
  </Inline>
);
