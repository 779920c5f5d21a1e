import { Avatar } from '@patient/ui/Avatar';
import { Inline } from '@patient/ui/Inline';

/** The name is next to it, so the picture is decorative. */
export const DoctorName = ({ name, photoUrl }: { name: string; photoUrl?: string }) => (
  <Inline gap={2}>
    <Avatar name={name} src={photoUrl} isDecorative />
    <span>{name}</span>
  </Inline>
);
