import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { shortMomentText } from "./age-words.ts";
import { moment } from "./short-moment.css.ts";

/** A moment in a list: today the time alone, this year without the year; all of it when pointed at. */
export function ShortMoment({ at }: { readonly at: string }) {
  return (
    <time className={moment} dateTime={at} title={dayAndTime(at)}>
      {shortMomentText(at, new Date())}
    </time>
  );
}
