/** A day on which Nigeria rests. */
export interface PublicHoliday {
  /** `2026-12-25`, in Lagos. */
  readonly day: string;
  readonly name: string;
}

const fixed = [
  ["01-01", "New Year's Day"],
  ["05-01", "Workers' Day"],
  ["06-12", "Democracy Day"],
  ["10-01", "Independence Day"],
  ["12-25", "Christmas Day"],
  ["12-26", "Boxing Day"],
] as const;

/**
 * The public holidays of a year that a calendar knows beforehand, in order. The Muslim feasts follow the moon and are
 * declared a few days ahead: they are the owner's to enter (`closed_days` of the content file), as are the days given for
 * holidays on a weekend (`daysInLieu`).
 * @source Public Holidays Act, Cap P40 LFN 2004; Democracy Day by its amendment of 2019
 */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  return [
    ...fixed.map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: dayFrom(easter, -2), name: "Good Friday" },
    { day: dayFrom(easter, 1), name: "Easter Monday" },
  ].sort((one, other) => one.day.localeCompare(other.day));
}

/** A working day that is usually given for a holiday that fell on a weekend; the Federal Government declares it. */
export interface DayInLieu extends PublicHoliday {
  /** The holiday's own day. */
  readonly for: string;
}

/**
 * The next free weekdays after the year's holidays that fall on a Saturday or Sunday, in order. They are usually given, as
 * in 2021 and 2022, but not by law: they are proposed to the owner, and closed once they stand in `closed_days`.
 */
export function daysInLieu(year: number): DayInLieu[] {
  const holidays = publicHolidays(year);
  const taken = new Set(holidays.map(({ day }) => day));
  return holidays
    .filter(({ day }) => isWeekend(Date.parse(day)))
    .map(({ day, name }) => {
      let free = Date.parse(day);
      while (isWeekend(free) || taken.has(dayFrom(free, 0))) free += 86_400_000;
      taken.add(dayFrom(free, 0));
      return { day: dayFrom(free, 0), name, for: day };
    });
}

function isWeekend(midnight: number): boolean {
  return [0, 6].includes(new Date(midnight).getUTCDay());
}

/** Milliseconds of Easter Sunday at midnight UTC. @source the Gregorian computus of Meeus, Jones and Butcher */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function dayFrom(midnight: number, days: number): string {
  return new Date(midnight + days * 86_400_000).toISOString().slice(0, 10);
}
