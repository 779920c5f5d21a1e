/** Monthly date, with its own arithmetic so that the model shares no code with the tested rules. */
export interface MonthDay {
  /** Months since the year 0. */
  month: number;
  /** Intended day, 1 to 31; a shorter month uses its last day. */
  day: number;
  /** Milliseconds since midnight, UTC. */
  time: number;
}

const DAY = 86_400_000;

const lastDayOf = (month: number): number => {
  const [year, inYear] = [Math.floor(month / 12), month % 12];
  if (inYear === 1) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [3, 5, 8, 10].includes(inYear) ? 30 : 31;
};

/** The instant of a date, in milliseconds since 1970. */
export function instantOf({ month, day, time }: MonthDay): number {
  const text = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return Date.parse(`${text}T00:00:00.000Z`) + (Math.min(day, lastDayOf(month)) - 1) * DAY + time;
}

/** The date of an instant; `day` is the intended day if the month is too short for it. */
export function monthDayOf(instant: number, day?: number): MonthDay {
  const [year, month, own] = new Date(instant).toISOString().slice(0, 10).split('-').map(Number);
  return { month: (year ?? 0) * 12 + (month ?? 1) - 1, day: day ?? own ?? 1, time: instant % DAY };
}

/** The same day a number of months later. */
export const monthsAfter = (from: MonthDay, months: number): MonthDay => ({
  ...from,
  month: from.month + months,
});
