import { ChatComposer } from '@patient/ui/ChatComposer';
import { ChatThread, type ChatThreadMessage } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';

/** Fills its container. Unchanged messages keep their identity, because rows are memoized. */
export const DoctorChat = ({
  messages,
  hasOlder,
  loadOlder,
  draft,
  onDraft,
  onSend,
}: {
  messages: readonly ChatThreadMessage[];
  hasOlder: boolean;
  loadOlder: () => void;
  draft: string;
  onDraft: (text: string) => void;
  onSend: () => void;
}) => (
  <ChatThread
    title={<Link href="/doctor-info/doctor-wong">Dr. Amy Wong</Link>}
    subtitle="Hair loss treatment"
    messages={messages}
    hasOlder={hasOlder}
    onLoadOlder={loadOlder}
    composer={<ChatComposer text={draft} onTextChange={onDraft} onSend={onSend} />}
  />
);
