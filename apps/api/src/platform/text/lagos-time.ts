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

/** The moment by the clock of a zone: `Saturday, 21 November 2026, 8:05 am GMT`. */
export function zonedMoment(at: Date, timeZone: string): string {
  const form = { timeZone, day: "numeric", month: "long", year: "numeric" } as const;
  const time = { timeZone, hour: "numeric", minute: "2-digit", hour12: true, timeZoneName: "short" } as const;
  const days = new Intl.DateTimeFormat("en-GB", { ...form, weekday: "long" }).format(at);
  return `${days}, ${new Intl.DateTimeFormat("en-GB", time).format(at).replace(/\s/g, " ")}`;
}

/** Whether clocks in a zone show another time than those in Nigeria at that moment. */
export function isElsewhere(at: Date, timeZone: string): boolean {
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);
  return shown(timeZone) !== shown(zone);
}

/** The moment in Nigeria: `Saturday, 21 November 2026, 9:05 am`. */
export function lagosMoment(at: Date): string {
  // Some releases of the locale data put a narrow space before am and pm, which old mail clients show as a box.
  return `${weekday.format(at)}, ${lagosDay(at)}, ${clock.format(at).replace(/\s/g, " ")}`;
}
