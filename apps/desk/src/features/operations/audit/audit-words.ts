import { nairaText } from "@precise/cart-core/money";
import type { AuditRow } from "@precise/contract/desk/operations/audit";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";

/** What is typed into the search box: a subject, and `by:Ada` for who. */
export function auditQuery(search: string): { subject: string | undefined; actor: string | undefined } {
  const by = /(?:^|\s)by:(\S+)/i.exec(search);
  const subject = search.replace(/(?:^|\s)by:\S*/i, "").trim();
  return { subject: subject || undefined, actor: by?.[1] };
}

/** What only machines read. */
const machineKeys: readonly string[] = ["sha256", "key", "key_hash"];

/** Amounts in naira. */
const moneyKeys: readonly string[] = [
  "agreed_delivery_fee",
  "agreed_discount",
  "amount",
  "cost_price",
  "delivery_fee",
  "payable",
  "price",
  "received",
  "refunded",
  "special_price",
  "trade_price",
];

/** Fields that changed, old to new: `stage: packed → shipped`. */
export function changeText({ before, after }: Pick<AuditRow, "before" | "after">): string {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .filter((key) => !machineKeys.includes(key))
    .flatMap((key) => {
      const [old, now] = [before?.[key], after?.[key]].map((value) =>
        valueText(value, moneyKeys.includes(key)),
      );
      if (old === now) return [];
      return [`${key.replaceAll("_", " ")}: ${[old, now].filter((each) => each !== "").join(" → ")}`];
    })
    .join(", ");
}

function valueText(value: unknown, isMoney = false): string {
  if (value === undefined || value === null) return "";
  if (isMoney && typeof value === "number") return nairaText(value);
  if (Array.isArray(value)) return value.map((each) => valueText(each)).join(", ");
  // A stage or a state: `awaiting_payment`.
  if (typeof value === "string" && /^[a-z]+(?:_[a-z]+)+$/.test(value)) return value.replaceAll("_", " ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return shortDayAndTime(value);
  if (isLine(value)) return `${value.quantity} × ${value.sku}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Pieces of an article. */
function isLine(value: unknown): value is { readonly sku: string; readonly quantity: number } {
  return typeof value === "object" && value !== null && "sku" in value && "quantity" in value;
}
