import { Tabs } from '@patient/ui/Tabs';

export const Chats = ({ unread }: { unread: number }) => (
  <Tabs
    label="Messages"
    tabs={[
      { id: 'doctor', label: 'Doctor', count: unread, content: <p>Messages of your doctor</p> },
      { id: 'support', label: 'Support', content: <p>Messages of the support team</p> },
    ]}
  />
);
