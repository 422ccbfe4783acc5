import { type Kobo, kobo, parsePrice } from "@precise/cart-core/money";

/** An amount of a statement, and which way it went where the cell says so itself. */
export interface StatementAmount {
  readonly amount: Kobo;
  readonly way: "credit" | "debit" | undefined;
}

/**
 * An amount as Nigerian banks write it: `125,000.00`, `₦125,000`, `NGN 125000.5`, `125000.00 CR`, `(500.00)`, `-500`.
 * @returns undefined for what is no amount; an empty cell, a dash and 0 are an amount of 0
 */
export function readAmount(cell: string): StatementAmount | undefined {
  const plain = cell
    .toUpperCase()
    .replaceAll(/[\s\u00a0]/g, "")
    .replaceAll(/₦|NGN|^N(?=[\d.])/g, "");
  if (plain === "" || plain === "-" || plain === "NIL") return { amount: kobo(0), way: undefined };
  const read =
    /^(?<open>\()?(?<minus>[-−])?(?<plus>\+)?(?<whole>[\d,]*)(?:\.(?<part>\d{1,2})0*)?(?<after>-)?\)?(?<mark>CR|DR|C|D)?$/.exec(
      plain,
    )?.groups;
  if (read === undefined || !/\d/.test(plain) || !isGrouped(read.whole ?? "")) return undefined;
  const amount = parsePrice(`${(read.whole ?? "").replaceAll(",", "") || "0"}.${read.part ?? "0"}`);
  return amount.ok ? { amount: amount.value, way: wayOf(read) } : undefined;
}

function wayOf({ open, minus, plus, after, mark }: Record<string, string | undefined>) {
  if (mark !== undefined) return mark.startsWith("C") ? "credit" : "debit";
  if (open !== undefined || minus !== undefined || after !== undefined) return "debit";
  return plus === undefined ? undefined : "credit";
}

/** `1,250,000` and `1250000`, but not `1,25`: that could be a decimal comma. */
function isGrouped(whole: string): boolean {
  return !whole.includes(",") || /^\d{1,3}(,\d{3})+$/.test(whole);
}
