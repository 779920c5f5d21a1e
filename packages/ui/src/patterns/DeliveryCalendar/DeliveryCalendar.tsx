import { createElement, useId, type HTMLAttributes, type Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import type { Mark } from './DayCell.tsx';
import * as styles from './DeliveryCalendar.css.ts';
import { Month, type Marks } from './Month.tsx';
import { calendarNames, monthsOf, type Day } from './monthGrid.ts';

/** Something that happens on a day. */
export interface CalendarEvent {
  id: string;
  kind: 'billing' | 'delivery';
  /** The day in the patient's own time zone, YYYY-MM-DD. */
  day: string;
  /** A sum or a plan, formatted: "$84.00". */
  detail?: string | undefined;
}

/** What {@link DeliveryCalendar} says by itself. */
export interface DeliveryCalendarStrings {
  title: string;
  billing: string;
  delivery: string;
  today: string;
  empty: string;
  loading: string;
}

const english: DeliveryCalendarStrings = {
  title: 'What comes when',
  billing: 'Next billing',
  delivery: 'Next delivery',
  today: 'today',
  empty: 'No billing and no delivery is planned.',
  loading: 'Loading your dates…',
};

/** Props of {@link DeliveryCalendar}. */
export interface DeliveryCalendarProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What to mark, in the order it is listed. Each month that holds one is drawn. */
  events: readonly CalendarEvent[];
  /** Today in the patient's time zone, YYYY-MM-DD; marked where its month is drawn. */
  today?: string | undefined;
  /** Language of months and weekdays. @default 'en-US' */
  locale?: string;
  /** 0 for Sunday, 1 for Monday. @default 0 */
  firstWeekday?: number;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** @default false */
  isLoading?: boolean;
  strings?: Partial<DeliveryCalendarStrings>;
  ref?: Ref<HTMLElement>;
}

function marksOf(events: readonly CalendarEvent[], words: DeliveryCalendarStrings): Marks {
  const marks = new Map<Day, Mark[]>();
  for (const { day, kind } of events)
    marks.set(day, [...(marks.get(day) ?? []), { kind, label: words[kind] }]);
  return marks;
}

/** Next billing and next delivery on a small calendar, with the same in words below it. */
export function DeliveryCalendar({
  events,
  today,
  locale = 'en-US',
  firstWeekday = 0,
  headingLevel = 2,
  isLoading = false,
  strings,
  className,
  ...rest
}: DeliveryCalendarProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const names = calendarNames(locale, firstWeekday);
  const marks = marksOf(events, words);
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.whole, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, words.title)}
      {isLoading && (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="block" className={styles.bone} />
        </SkeletonGroup>
      )}
      {!isLoading && events.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {!isLoading && events.length > 0 && (
        <>
          <div className={styles.months}>
            {monthsOf(events.map(({ day }) => day)).map((month) => (
              <Month key={month} {...{ month, names, firstWeekday, marks, today }} todayLabel={words.today} />
            ))}
          </div>
          <ul className={styles.legend}>
            {events.map(({ id, kind, day, detail }) => (
              <li key={id} className={styles.entry}>
                <span className={styles.sign({ kind })}>
                  <Icon name={kind === 'billing' ? 'card' : 'truck'} size="small" />
                </span>
                <span>
                  <span className={styles.name}>{words[kind]}:</span>{' '}
                  <time dateTime={day}>{names.date(day)}</time>
                  {detail !== undefined && `, ${detail}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
