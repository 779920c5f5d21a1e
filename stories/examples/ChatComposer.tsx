import { ChatComposer } from '@patient/ui/ChatComposer';

/** The screen stores the draft, so that it survives navigation. */
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
