import { clockText, lagosDay, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";

const minuteMs = 60_000;

/** How long ago something was, roughly: "just now", "12 min", "3 h", "2 days". */
export function ageWords(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / minuteMs);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

/** A moment in a list, by the clock in Lagos: "14:04" today, "27 Nov, 14:04" this year, else with the year. */
export function shortMomentText(at: string, now: Date): string {
  if (lagosDay(new Date(at)) === lagosDay(now)) return clockText(at);
  const text = shortDayAndTime(at);
  return text.replace(` ${lagosDay(now).slice(0, 4)},`, ",");
}
