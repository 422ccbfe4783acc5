/** A moment on the wire: in UTC with milliseconds, `2026-11-28T09:30:00.000Z`. @throws RangeError where it is none */
export function wireTime(moment: Date | string | number): string {
  return new Date(moment).toISOString();
}

/** The same of a moment that may not be. */
export function wireTimeOrNull(moment: Date | string | number | null | undefined): string | null {
  return moment === null || moment === undefined ? null : wireTime(moment);
}

/** The day of a moment in UTC, `2026-11-28`. @throws RangeError where it is none */
export function wireDay(moment: Date | string | number): string {
  return wireTime(moment).slice(0, 10);
}
