import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';

/** Has the color of the text next to it, and is hidden from screen readers. */
export const FreeDelivery = () => (
  <Inline gap={2}>
    <Icon name="truck" />
    <span>Free delivery</span>
  </Inline>
);
