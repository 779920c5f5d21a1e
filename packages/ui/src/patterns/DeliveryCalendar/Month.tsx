import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { DayCell, type Mark } from './DayCell.tsx';
import * as styles from './DeliveryCalendar.css.ts';
import { monthGrid, type calendarNames, type Day } from './monthGrid.ts';

/** What happens on the marked days, by day. */
export type Marks = ReadonlyMap<Day, readonly Mark[]>;

interface MonthProps {
  /** YYYY-MM. */
  month: string;
  names: ReturnType<typeof calendarNames>;
  firstWeekday: number;
  marks: Marks;
  today: Day | undefined;
  todayLabel: string;
}

/** One month as a table: a row a week, a column a weekday. */
export function Month({ month, names, firstWeekday, marks, today, todayLabel }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>{names.month(month)}</caption>
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" className={styles.weekday}>
              <VisuallyHidden>{long}</VisuallyHidden>
              <span aria-hidden="true">{short}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month, firstWeekday).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              <td
                key={day ?? names.weekdays[column]?.long}
                {...(day !== undefined && day === today && { 'aria-current': 'date' })}
                className={styles.cell}
              >
                {day !== undefined && (
                  <DayCell
                    day={day}
                    marks={marks.get(day) ?? []}
                    isToday={day === today}
                    todayLabel={todayLabel}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
