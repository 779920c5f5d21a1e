import { ChatBubble } from '@patient/ui/ChatBubble';

/** A failed message stays at its position, with a way to resend it. */
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
