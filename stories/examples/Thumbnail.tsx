import { Inline } from '@patient/ui/Inline';
import { Thumbnail } from '@patient/ui/Thumbnail';

/** The name next to it describes the picture, so it has no `alt`. */
export const Product = ({ name, imageUrl }: { name: string; imageUrl: string | undefined }) => (
  <Inline gap={3}>
    <Thumbnail src={imageUrl} icon="pill" />
    <span>{name}</span>
  </Inline>
);
