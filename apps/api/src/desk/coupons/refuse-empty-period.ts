import { Refused } from "#api/platform/admin/refused.ts";

/**
 * A time that ends before it begins, or is over already, is a slip.
 * @param startsAt from now on where it is left out
 * @throws Refused
 */
export function refuseEmptyPeriod(startsAt: string | undefined, endsAt: string | undefined): void {
  if (endsAt === undefined) return;
  const end = Date.parse(endsAt);
  if (startsAt !== undefined && end <= Date.parse(startsAt))
    throw new Refused("It would end before it begins.", {
      status: 422,
      field: "endsAt",
    });
  if (end <= Date.now())
    throw new Refused("That day is over: nobody could use it.", { status: 422, field: "endsAt" });
}
