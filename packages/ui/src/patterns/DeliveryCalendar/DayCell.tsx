import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './DeliveryCalendar.css.ts';
import type { Day } from './monthGrid.ts';

/** What happens on a day, and its word. */
export interface Mark {
  readonly kind: 'billing' | 'delivery';
  readonly label: string;
}

interface DayCellProps {
  day: Day;
  marks: readonly Mark[];
  isToday: boolean;
  todayLabel: string;
}

/** The number of a day, its shape, and the same in words. */
export function DayCell({ day, marks, isToday, todayLabel }: DayCellProps) {
  const said = [isToday && todayLabel, ...marks.map(({ label }) => label)].filter(Boolean);
  const kinds = new Set(marks.map(({ kind }) => kind));
  const look = kinds.size > 1 ? 'both' : (marks[0]?.kind ?? 'none');
  return (
    <>
      <span className={styles.day({ look, isToday })}>{Number(day.slice(8))}</span>
      {said.length > 0 && <VisuallyHidden>, {said.join(', ')}</VisuallyHidden>}
    </>
  );
}
