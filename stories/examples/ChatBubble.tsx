import { ChatBubble } from '@patient/ui/ChatBubble';

/** A message that failed stays where the patient wrote it, with what to do. */
export const NotSent = ({ onRetry, onEdit }: { onRetry: () => void; onEdit: () => void }) => (
  <ChatBubble
    isOwn
    name="Ada Moore"
    text="Should I keep taking it?"
    time="10:42 AM"
    state="failed"
    onRetry={onRetry}
    onEdit={onEdit}
  />
);
