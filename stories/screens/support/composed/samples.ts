import type { NotificationMenuProps } from '@patient/ui/NotificationMenu';
import { facePicture } from '../../../pictures.ts';

/** Patient who is signed in on every composed screen. */
export const patient = { name: 'Ada Lovelace', email: 'ada@example.com', avatarUrl: facePicture };

/** Doctor of {@link patient}. */
export const doctor = { name: 'Dr. Amy Wong', photoUrl: facePicture, href: '/doctor-info/64f0c0ffee' };

/** Items of the bell. */
export const notifications: NotificationMenuProps['items'] = [
  {
    id: 'n1',
    message: 'Dr. Amy Wong answered your message.',
    time: '11-20-2026 10:42',
    href: '/user/chat',
    icon: 'chat',
  },
  { id: 'n2', message: 'Your package is on its way.', time: '11-18-2026 08:05', isRead: true, icon: 'truck' },
];
