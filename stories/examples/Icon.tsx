import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';

/** Takes the color of the text it stands by, and screen readers skip it. */
export const FreeDelivery = () => (
  <Inline gap={2}>
    <Icon name="truck" />
    <span>Free delivery</span>
  </Inline>
);
