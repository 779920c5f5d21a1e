import { IconButton } from '@patient/ui/IconButton';
import { Popover } from '@patient/ui/Popover';

export const AboutTheHold = () => (
  <Popover
    trigger={<IconButton icon="info" label="About the hold" />}
    title="Why is there a hold on my card?"
  >
    Your bank holds the amount until a doctor approves your treatment.
  </Popover>
);
