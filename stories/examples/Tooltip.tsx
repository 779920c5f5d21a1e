import { IconButton } from '@patient/ui/IconButton';
import { Tooltip } from '@patient/ui/Tooltip';

export const RetakePhoto = ({ onRetake }: { onRetake: () => void }) => (
  <Tooltip>
    <IconButton icon="refresh" label="Retake photo" onPress={onRetake} />
  </Tooltip>
);
