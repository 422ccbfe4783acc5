import { clockText } from "@precise/contract/nigeria/lagos-days";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Whether people sleep, by the clock in Lagos: from 20:00 to 08:00. */
export function isQuiet(moment: Date): boolean {
  const hour = Number(clockText(wireTime(moment)).slice(0, 2));
  return hour >= 20 || hour < 8;
}
