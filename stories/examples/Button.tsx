import { Button } from '@patient/ui/Button';

/** `isSaving` while the request is pending: the button keeps its name and focus. */
export const PauseButton = ({ isSaving, onPause }: { isSaving: boolean; onPause: () => void }) => (
  <Button variant="primary" isPending={isSaving} onPress={onPause}>
    Pause subscription
  </Button>
);
