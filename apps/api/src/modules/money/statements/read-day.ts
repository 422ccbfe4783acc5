const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * A day as Nigerian banks write it, with or without a time behind it: `24/11/2026`, `24-Nov-2026`, `24 November 2026`,
 * `Nov 24, 2026`, `2026-11-24`. The day comes before the month.
 * @returns `2026-11-24`, or undefined for what is no day of the calendar
 */
export function readDay(cell: string): string | undefined {
  const text = cell.trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text);
  if (numbers) return dayOf(numbers[3], Number(numbers[2]), numbers[1]);
  const named = /^(\d{1,2})[-/. ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})(?!\d)/.exec(text);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const first = /^([a-z]{3,9})[. ]+(\d{1,2}),? +(\d{4})(?!\d)/.exec(text);
  return first ? dayOf(first[3], monthOf(first[1]), first[2]) : undefined;
}

function monthOf(name = ""): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

function dayOf(year = "", month: number, day = ""): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${text}T00:00:00Z`);
  // 31/02 would become a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}
