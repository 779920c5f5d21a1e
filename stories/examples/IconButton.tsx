import { IconButton } from '@patient/ui/IconButton';

export const CloseHelp = ({ onClose }: { onClose: () => void }) => (
  <IconButton icon="close" label="Close help" onPress={onClose} />
);
