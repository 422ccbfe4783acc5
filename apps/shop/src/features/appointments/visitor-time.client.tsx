"use client";
import { useSyncExternalStore } from "react";
import { zonedClock, zonePlace } from "./zoned-clock.ts";

const never = () => () => undefined;

/** The zone of this browser's clock; null on the server and until scripts run. */
function useVisitorZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || null,
    () => null,
  );
}

/** The visitor's own clock beside a time in Lagos; nothing where both show the same. Its place is kept free. */
export function VisitorTime({
  startsAt,
  className,
}: {
  readonly startsAt: string;
  readonly className?: string;
}) {
  const zone = useVisitorZone();
  const clock = zone && zonedClock(startsAt, zone);
  return <span className={className}>{clock ? `${clock} in ${zonePlace(zone)}` : ""}</span>;
}

/** Sends the visitor's zone to the shop with a form; without scripts it is that of the shop. */
export function ZoneField() {
  return <input type="hidden" name="time_zone" value={useVisitorZone() ?? "Africa/Lagos"} />;
}
