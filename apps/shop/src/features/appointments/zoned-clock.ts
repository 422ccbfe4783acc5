/**
 * What a clock in a zone shows at a moment, with the day where it is another one than in Lagos, as "09:00" or
 * "Sunday 23:30"; null where it shows the same as in Lagos.
 * @param startsAt UTC, as on the wire
 */
export function zonedClock(startsAt: string, timeZone: string): string | null {
  const moment = new Date(startsAt);
  const clockIn = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(moment);
  const weekdayIn = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: zone }).format(moment);
  const lagos = "Africa/Lagos";
  const [clock, weekday] = [clockIn(timeZone), weekdayIn(timeZone)];
  if (weekday !== weekdayIn(lagos)) return `${weekday} ${clock}`;
  return clock === clockIn(lagos) ? null : clock;
}

/** The place that a zone is named for: "New York". */
export function zonePlace(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
