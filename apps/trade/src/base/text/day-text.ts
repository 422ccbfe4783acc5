const nigerianDay = new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "UTC" });

/** A day for people: "30 November 2026". @param day as YYYY-MM-DD; what is none stays as it came */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : nigerianDay.format(date);
}
