import { ChatThread } from '@patient/ui/ChatThread';
import type { ChatProps } from '../library.ts';

export function Chat({ messages }: ChatProps) {
  return (
    <div style={{ blockSize: '100dvh' }}>
      <ChatThread title="Dr. Amy Wong" subtitle="Hair loss treatment" messages={messages} />
    </div>
  );
}
