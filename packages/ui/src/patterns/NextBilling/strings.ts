import type { IconName } from '../../components/Icon/index.ts';
import type { StatusTone } from '../StatusBadge/index.ts';

/** Whether something will be charged: planned, standing still, nothing, went wrong, not known yet. */
export type NextBillingState = 'upcoming' | 'paused' | 'none' | 'failed' | 'loading';

/** What {@link NextBilling} says by itself. */
export interface NextBillingStrings {
  title: string;
  amount: string;
  delivery: string;
  card: string;
  /** The word of each state, and what is said while loading. */
  status: Readonly<Record<NextBillingState, string>>;
  /** The first line where a date is given; `{date}` stands for it. */
  lead: Readonly<Record<NextBillingState, string>>;
  /** The first line where there is none. */
  leadWithoutDate: Readonly<Record<NextBillingState, string>>;
}

export const english: NextBillingStrings = {
  title: 'Next billing',
  amount: 'Amount',
  delivery: 'Next delivery',
  card: 'Paid with',
  status: {
    upcoming: 'Scheduled',
    paused: 'Paused',
    none: 'No charge planned',
    failed: 'Payment failed',
    loading: 'Loading your next billing…',
  },
  lead: {
    upcoming: '{date}',
    paused: 'Paused until {date}',
    none: 'Nothing after {date}',
    failed: 'Not paid on {date}',
    loading: '',
  },
  leadWithoutDate: {
    upcoming: 'Date to be set',
    paused: 'Nothing is charged while you pause',
    none: 'Nothing will be charged',
    failed: 'We could not charge your card',
    loading: '',
  },
};

/** Tone and icon of each state. */
export const signs: Readonly<
  Record<Exclude<NextBillingState, 'loading'>, { tone: StatusTone; icon: IconName }>
> = {
  upcoming: { tone: 'info', icon: 'calendar' },
  paused: { tone: 'neutral', icon: 'pause' },
  none: { tone: 'neutral', icon: 'check-circle' },
  failed: { tone: 'danger', icon: 'error' },
};
