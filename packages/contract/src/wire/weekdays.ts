/** The days of the week as people write them, Monday first. */
export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/**
 * The days that a line of opening hours is about: `Saturday`, `Monday to Friday`, `Saturday and Sunday`, `Every day`.
 * @returns 1 for Monday to 7 for Sunday, in order; undefined for a line of another form
 */
export function weekdaysOf(line: string): number[] | undefined {
  const words = line.trim().toLowerCase();
  if (words === "every day") return [1, 2, 3, 4, 5, 6, 7];
  const [from, to] = words.split(" to ").map(weekdayOf);
  if (words.includes(" to ")) {
    if (from === undefined || to === undefined || to < from) return undefined;
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  }
  const single = words.split(/, | and /).map(weekdayOf);
  return single.some((day) => day === undefined) ? undefined : single.flatMap((day) => day ?? []).sort();
}

function weekdayOf(name: string): number | undefined {
  const place = weekdayNames.findIndex((each) => each.toLowerCase() === name.trim());
  return place < 0 ? undefined : place + 1;
}
