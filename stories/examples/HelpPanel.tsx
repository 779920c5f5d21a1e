import { HelpPanel, type HelpTopic } from '@patient/ui/HelpPanel';

export const Help = ({
  isOpen,
  onOpenChange,
  openChat,
  openContact,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  openChat: (topic: HelpTopic) => void;
  openContact: () => void;
}) => <HelpPanel isOpen={isOpen} onOpenChange={onOpenChange} onTopic={openChat} onContact={openContact} />;
