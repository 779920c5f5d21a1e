import { addDays, isoOf } from '../../model/dates.ts';
import type { Notification } from '../core/schema.ts';

const messages = [
  'Your refill has been shipped.',
  'Your doctor answered your message.',
  'Your next payment is due in 12 days.',
  'Your prescription has been approved.',
  'Welcome! Your doctor reviews your answers, usually within 24 hours.',
];

/** Twelve notifications, so that there is a second page; the newest three are unread. */
const COUNT = 12;
const UNREAD = 3;

/** The notifications of a seeded account, oldest first, about its first subscription. */
export function seedNotifications(userId: string, subscriptionId: string, now: number): Notification[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const age = COUNT - 1 - index;
    const hasRead = age >= UNREAD;
    return {
      _id: `${userId}-notification-${index + 1}`,
      type: 'system',
      message: messages[age % messages.length] ?? '',
      data: { subscriptionId },
      hasRead,
      whoHaveRead: hasRead ? [userId] : [],
      createdAt: addDays(isoOf(now), -age * 2),
    };
  });
}
