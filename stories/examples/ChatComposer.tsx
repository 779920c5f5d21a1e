import { ChatComposer } from '@patient/ui/ChatComposer';

/** The draft belongs to the screen, which keeps it when the patient looks something up and comes back. */
export const Composer = ({
  draft,
  isOffline,
  onDraft,
  onSend,
}: {
  draft: string;
  isOffline: boolean;
  onDraft: (text: string) => void;
  onSend: () => void;
}) => <ChatComposer text={draft} onTextChange={onDraft} onSend={onSend} isOffline={isOffline} isQueued />;
