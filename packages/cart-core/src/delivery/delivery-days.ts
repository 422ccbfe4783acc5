/** How far ahead a delivery can be wished. */
const lastDayAhead = 180;
/** Goods are packed on the first working day after the order and delivered from the second on. */
const workingDaysToPack = 2;

/** Public holidays of Nigeria on fixed days, as MM-DD. Those that follow the moon are announced, and are in no list. */
const fixedHolidays: ReadonlySet<string> = new Set(["01-01", "05-01", "06-12", "10-01", "12-25", "12-26"]);

/** First and last day on which a delivery can be wished, and the days between that are not: all as YYYY-MM-DD. */
export interface DeliveryDays {
  readonly first: string;
  readonly last: string;
  /** Holidays among them; Saturdays and Sundays are never delivery days and are not listed. */
  readonly closed: readonly string[];
}

/** @param today as YYYY-MM-DD where the goods are, in Lagos */
export function deliveryDays(today: string): DeliveryDays {
  let first = today;
  for (let left = workingDaysToPack; left > 0; ) {
    first = dayAfter(first, 1);
    if (isWorkingDay(first)) left -= 1;
  }
  const last = dayAfter(today, lastDayAhead);
  const closed: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    if (!isWeekend(day) && isHoliday(day)) closed.push(day);
  }
  return { first, last, closed };
}

/** Whether goods can be wished on that day: it exists, is a working day, and is neither too early nor too late. */
export function isDeliveryDay(day: string, today: string): boolean {
  const { first, last } = deliveryDays(today);
  // What is no date comes back as another text.
  const isDate = dayAfter(day, 0) === day;
  return isDate && day >= first && day <= last && isWorkingDay(day);
}

export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !isHoliday(day);
}

function isWeekend(day: string): boolean {
  // The first of March of the year 0 was a Wednesday.
  const weekday = (countOfDay(day) + 3) % 7;
  return weekday === 0 || weekday === 6;
}

function isHoliday(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return fixedHolidays.has(day.slice(5)) || day === dayAfter(easter, -2) || day === dayAfter(easter, 1);
}

/** Gauss's rule as Meeus gives it, for the Gregorian calendar. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(n / 31), (n % 31) + 1];
  // In March or April.
  return `${year}-0${month}-${day}`;
}

/** The day so many days later, both as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return dayOfCount(countOfDay(day) + days);
}

/**
 * Days since the first of March of the year 0, by the calendar alone: no clock and no zone is in it. Years begin in March
 * here, so that the leap day ends them, and the months' lengths follow one line: 153 days in each five months.
 */
function countOfDay(day: string): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const marchMonth = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + Number(day.slice(8, 10)) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear;
}

const daysOf400Years = 146_097;

function dayOfCount(count: number): string {
  const era = Math.floor(count / daysOf400Years);
  const rest = count - era * daysOf400Years;
  const yearOfEra = Math.floor(
    (rest - Math.floor(rest / 1460) + Math.floor(rest / 36_524) - Math.floor(rest / 146_096)) / 365,
  );
  const dayOfYear = rest - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
