const lagos = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Africa/Lagos",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in Lagos as YYYY-MM-DD. */
export function lagosDate(at: Date): string {
  return lagos.format(at);
}
