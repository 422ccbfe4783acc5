"use client";
import { useEffect, useState } from "react";
import { type ClosedDay, closedDaysFrom, type HoursLine, openingAt } from "./opening.ts";
import { showroomCopy as copy } from "./showroom-copy.ts";
import * as css from "./showrooms.css.ts";

/**
 * Whether a showroom is open at this moment. The page is made once for all visitors, so this is decided by the visitor's own
 * clock when scripts run; its line is kept free until then.
 */
export function OpenNow(props: {
  readonly hours: readonly HoursLine[];
  /** The owner's, in addition to the public holidays. */
  readonly closedDays: readonly ClosedDay[];
}) {
  const { hours, closedDays } = props;
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return <p className={css.status} />;
  const opening = openingAt(now, hours, closedDaysFrom(now, closedDays, 15));
  return <p className={opening.isOpen ? css.open : css.status}>{openingText(opening)}</p>;
}

function openingText(opening: ReturnType<typeof openingAt>): string {
  if (opening.isOpen) return copy.openUntil(opening.until);
  if (opening.opens === null) return copy.closedNow;
  const { inDays, weekday, time } = opening.opens;
  const when =
    inDays === 0 ? copy.today(time) : inDays === 1 ? copy.tomorrow(time) : copy.onDay(weekday, time);
  return copy.closedUntil(when);
}
