/** A moment as a field of day and time shows it, in Lagos time: `2026-12-01T09:00`. */
export function lagosClock(moment: string): string {
  const text = new Date(moment).toLocaleString("sv-SE", { timeZone: "Africa/Lagos" });
  return text.slice(0, 16).replace(" ", "T");
}

/** What such a field holds as a moment; null where it is none. Lagos has had one time all year since 1919. */
export function lagosMoment(clock: string): string | null {
  const moment = new Date(`${clock}:00+01:00`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) && !Number.isNaN(moment.getTime())
    ? `${clock}:00+01:00`
    : null;
}
