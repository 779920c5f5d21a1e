import { useState } from 'react';
import { PasswordReset } from '@patient/ui/PasswordReset';

export function ResetPassword({ sendLink }: { sendLink: (email: string) => Promise<void> }) {
  const [sentTo, setSentTo] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const send = async (email: string) => {
    await sendLink(email);
    setSentTo(email);
    setSentCount(sentCount + 1);
  };
  return <PasswordReset sentTo={sentTo} sentCount={sentCount} onSend={send} />;
}
