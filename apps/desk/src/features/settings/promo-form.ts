import { onlyKey } from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { promoLines } from "@precise/contract/shop/promo";
import type { PromoLine } from "@precise/contract/shop/promo-lines";
import { faultText, type WantedEntry, type WrongEntries } from "./setting-write.ts";

type Typed = Readonly<Record<string, string>>;

/** No bar has time for more. */
export const mostPromoLines = 20;

/** The lines that hold: those that were set, or those that the shop began with. */
export function promoNow({ current }: Pick<ShopSetting, "current">): readonly PromoLine[] {
  return promoLines.safeParse(current.find(({ key }) => key === onlyKey)?.value).data?.lines ?? [];
}

/** Lines as fields of one form: how many there are, and each by its place. Fields of removed lines are emptied. */
export function promoFields(lines: readonly PromoLine[]): Record<string, string> {
  const fields: Record<string, string> = { count: String(lines.length) };
  for (let at = 0; at < mostPromoLines; at += 1) {
    const { text = "", href = "", is_shown = true } = lines[at] ?? {};
    Object.assign(fields, { [`text${at}`]: text, [`href${at}`]: href, [`shown${at}`]: is_shown ? "1" : "" });
  }
  return fields;
}

export function promoTyped(typed: Typed): PromoLine[] {
  return Array.from({ length: Number(typed.count ?? 0) }, (_, at) => ({
    text: typed[`text${at}`] ?? "",
    href: typed[`href${at}`] ?? "",
    is_shown: typed[`shown${at}`] === "1",
  }));
}

/** The input of a path such as `lines.1.href`. */
export function promoField(path: string): string {
  return path.replace(/^lines\.(\d+)\.(text|href)$/, "$2$1");
}

/** The lines as they are typed, or what is wrong, each at its input. */
export function promoEntries(typed: Typed): readonly WantedEntry[] | WrongEntries {
  const value = { lines: promoTyped(typed) };
  const read = promoLines.safeParse(value);
  if (read.success) return [{ key: onlyKey, value }];
  return {
    faults: read.error.issues.map((issue) => ({
      field: promoField(issue.path.join(".")),
      message: faultText(issue),
    })),
  };
}
