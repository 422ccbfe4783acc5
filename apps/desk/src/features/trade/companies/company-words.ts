import type { CompanyPerson, CompanyRow } from "@precise/contract/desk/trade/companies";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";

export function companyHref(id: string): string {
  return `/companies/${id}`;
}

/** Less than a tenth of the limit is left. */
export function isNearlyFull({
  credit_limit: limit,
  on_account: used,
}: Pick<CompanyRow, "credit_limit" | "on_account">): boolean {
  return limit.value > 0 && used.value * 10 > limit.value * 9;
}

export const personStates: Readonly<Record<CompanyPerson["state"], string>> = {
  open: "Open",
  first_password: "Has a first password",
  disabled: "Disabled",
};

/** "1 device", "2 devices". */
export function devicesText(sessions: number): string {
  return sessions === 1 ? "1 device" : `${sessions} devices`;
}

/** When someone signed in last, and on how many devices they are signed in now. */
export function signedInText({ signed_in_at: at, sessions }: CompanyPerson): string {
  if (at === null) return "Never";
  return sessions === 0 ? shortDayAndTime(at) : `${shortDayAndTime(at)}, now on ${devicesText(sessions)}`;
}
