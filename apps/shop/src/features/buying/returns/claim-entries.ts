import { claimKinds, claimReasons, claimWishes } from "@precise/cart-core/claim-words";
import { err, ok, type Result } from "@precise/cart-core/result";
import type { requestReturn } from "@precise/contract/shop/orders/returns";
import { cutText } from "@precise/contract/wire/cut-text";
import type { BodyOf } from "@precise/contract/wire/route";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { packEntries, readMessageCookie } from "#shop/features/messages/message-cookie.ts";

/** Why a claim was not sent; the copy has the words. */
export const claimProblems = [
  "no_kind",
  "no_items",
  "bad_quantity",
  "too_many",
  "not_delivered",
  "too_many_requests",
  "unreachable",
  "not_done",
] as const;
export type ClaimProblem = (typeof claimProblems)[number];

/** What was typed: `kind`, `wish`, `note`, the pictures that have arrived, and `quantity.SKU`, `reason.SKU`, `serial.SKU`. */
export type ClaimEntries = Readonly<Record<string, string | readonly string[]>>;
type Claim = Omit<BodyOf<typeof requestReturn>, "number" | "email" | "pictures">;

/** Brings what was typed back to a form that could not be sent. */
export const claimCookieName = "return";

/** For a quarter of an hour, for the order's pages only; null forgets it. */
export function claimCookie(number: string, entries: ClaimEntries | null): CookieToSet {
  return {
    name: claimCookieName,
    value: entries === null ? "" : packEntries(entries),
    path: orderPage(number),
    maxAgeSeconds: entries === null ? 0 : 15 * 60,
    httpOnly: true,
  };
}

/** What the cookie keeps; nothing where it is not one of ours. */
export function readClaimCookie(cookie: string | undefined): ClaimEntries {
  return readMessageCookie(cookie);
}

/** Everything of a post that the form asks for. */
export function claimEntriesOf(typed: URLSearchParams): ClaimEntries {
  const skus = [...new Set(typed.getAll("sku"))].slice(0, 100);
  const one = (name: string): [string, string] => [name, cutText((typed.get(name) ?? "").trim(), 2000)];
  return Object.fromEntries<string | readonly string[]>([
    one("kind"),
    one("wish"),
    one("note"),
    ["sku", skus],
    ["pictures", typed.getAll("picture").slice(0, 20)],
    ...skus.flatMap((sku) => [one(`quantity.${sku}`), one(`reason.${sku}`), one(`serial.${sku}`)]),
  ]);
}

/** One text of what was typed. */
export function entryOf(entries: ClaimEntries, name: string): string {
  const value = entries[name];
  return typeof value === "string" ? value : "";
}

/** Several texts of what was typed. */
export function entriesNamed(entries: ClaimEntries, name: string): readonly string[] {
  const value = entries[name];
  return Array.isArray(value) ? value : [];
}

/** What is typed as a claim, or what is wrong with it. A warranty claim is about faults, whatever reason is chosen. */
export function claimOf(entries: ClaimEntries): Result<Claim, ClaimProblem> {
  const kind = claimKinds.find((each) => each === entryOf(entries, "kind"));
  const remedy = claimWishes.find((each) => each === entryOf(entries, "wish")) ?? "refund";
  const note = entryOf(entries, "note");
  if (kind === undefined) return err("no_kind");
  const lines: Claim["lines"][number][] = [];
  for (const sku of entriesNamed(entries, "sku")) {
    const typed = entryOf(entries, `quantity.${sku}`);
    if (typed === "" || /^0+$/.test(typed)) continue;
    if (!/^\d{1,4}$/.test(typed)) return err("bad_quantity");
    const chosen = claimReasons.find((each) => each === entryOf(entries, `reason.${sku}`)) ?? "faulty";
    const serial = cutText(entryOf(entries, `serial.${sku}`), 60);
    lines.push({
      sku,
      quantity: Number(typed),
      reason: kind === "warranty" ? "faulty" : chosen,
      ...(serial !== "" && { serial }),
    });
  }
  if (lines.length === 0) return err("no_items");
  return ok({ kind, wish: remedy, lines, ...(note !== "" && { note }) });
}
