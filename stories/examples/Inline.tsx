import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';

/** Side by side if there is room, stacked on a phone. */
export const Answers = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }) => (
  <Inline gap={3}>
    <Button onPress={onYes}>Yes, I do</Button>
    <Button onPress={onNo}>No, I don’t</Button>
  </Inline>
);
