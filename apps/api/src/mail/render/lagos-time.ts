const zone = "Africa/Lagos";
const day = new Intl.DateTimeFormat("en-GB", {
  timeZone: zone,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: zone, weekday: "long" });
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: zone,
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** The day in Nigeria: `21 November 2026`. */
export function lagosDay(at: Date): string {
  return day.format(at);
}

/** The moment in Nigeria: `Saturday, 21 November 2026, 9:05 am`. */
export function lagosMoment(at: Date): string {
  // Some releases of the locale data put a narrow space before am and pm, which old mail clients show as a box.
  return `${weekday.format(at)}, ${lagosDay(at)}, ${clock.format(at).replace(/\s/g, " ")}`;
}
