/** The days of a month in weeks from Monday to Sunday, as `2026-11-23`; null where another month's day stands. */
export function monthWeeks(month: string): (string | null)[][] {
  const count = daysInMonth(month);
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, cell) => {
    const date = cell - before + 1;
    return date < 1 || date > count ? null : `${month}-${String(date).padStart(2, "0")}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function daysInMonth(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The month so many months later, as `2026-12`. */
export function laterMonth(month: string, months: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
