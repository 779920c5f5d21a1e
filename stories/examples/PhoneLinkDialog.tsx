import { PhoneLinkDialog } from '@patient/ui/PhoneLinkDialog';

export const ContinueOnPhone = ({ close }: { close: () => void }) => (
  <PhoneLinkDialog link={`${location.origin}/home`} onClose={close} />
);
