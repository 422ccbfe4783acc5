const nigerianDay = new Intl.DateTimeFormat("en-NG", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Lagos",
});

/** A moment in Nigeria's own time: "21 November 2026 at 09:00". @param iso as on the wire */
export function dayAndTime(iso: string): string {
  return nigerianDay.format(new Date(iso));
}
