import type { IconName } from '../../components/Icon/index.ts';
import type { StatusTone } from '../StatusBadge/index.ts';

/** State of the next charge: scheduled, held until a doctor approves, paused, without a date yet, none, failed or loading. */
export type NextBillingState = 'upcoming' | 'held' | 'paused' | 'unset' | 'none' | 'failed' | 'loading';

/** Strings shown by {@link NextBilling}. */
export interface NextBillingStrings {
  title: string;
  amount: string;
  delivery: string;
  card: string;
  /** Status label of each state; announced while loading. */
  status: Readonly<Record<NextBillingState, string>>;
  /** First line with a date, which replaces `{date}`. */
  lead: Readonly<Record<NextBillingState, string>>;
  /** First line without a date. */
  leadWithoutDate: Readonly<Record<NextBillingState, string>>;
}

export const defaultStrings: NextBillingStrings = {
  title: 'Next billing',
  amount: 'Amount',
  delivery: 'Next delivery',
  card: 'Paid with',
  status: {
    upcoming: 'Scheduled',
    held: 'Held, not charged',
    paused: 'Paused',
    unset: 'No charge scheduled',
    none: 'No charge scheduled',
    failed: 'Payment failed',
    loading: 'Loading your next billing…',
  },
  lead: {
    upcoming: '{date}',
    held: 'When a doctor approves',
    paused: 'Paused until {date}',
    unset: '{date}',
    none: 'No charges after {date}',
    failed: 'Payment failed on {date}',
    loading: '',
  },
  leadWithoutDate: {
    upcoming: 'Date not set yet',
    held: 'When a doctor approves',
    paused: "No charges while you're paused",
    unset: 'No date set yet',
    none: "You won't be charged",
    failed: "We couldn't charge your card",
    loading: '',
  },
};

/** Tone and icon of each state's badge. */
export const statusBadges: Readonly<
  Record<Exclude<NextBillingState, 'loading'>, { tone: StatusTone; icon: IconName }>
> = {
  upcoming: { tone: 'info', icon: 'calendar' },
  held: { tone: 'info', icon: 'shield' },
  paused: { tone: 'neutral', icon: 'pause' },
  unset: { tone: 'neutral', icon: 'calendar' },
  none: { tone: 'neutral', icon: 'check-circle' },
  failed: { tone: 'danger', icon: 'error' },
};
