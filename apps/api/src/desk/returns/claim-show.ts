import { formatNaira, kobo } from "@precise/cart-core/money";
import { momentText, tableText } from "#api/desk/kit/table-text.ts";
import type { ClaimRow } from "#api/modules/returns/claim-rows.ts";
import { conditionWords, reasonWords } from "#api/modules/returns/claim-text.ts";

/** A claim in lines for people. */
export function claimShow(claim: ClaimRow): string {
  const { number, order_number, kind, wish, state, note, pictures, refunded_kobo } = claim;
  return [
    `${number} (${kind}, wants ${wish}): ${state}. Order ${order_number}, delivered on ${claim.delivered_on}.`,
    `${claim.firstname} ${claim.lastname}, ${claim.phone}, ${claim.email}${pictures > 0 ? `, pictures: ${pictures}` : ""}`,
    ...(note === null ? [] : [`"${note}"`]),
    ...(refunded_kobo === null ? [] : [`Refunded: ${formatNaira(kobo(refunded_kobo))}`]),
    "",
    tableText(
      ["SKU", "Pieces", "Reason", "Serial", "Months", "Warranty", "In time"],
      claim.lines.map((line) => [
        line.sku,
        line.quantity,
        reasonWords[line.reason],
        line.serial ?? "",
        line.months_since_delivery,
        line.warranty_months ?? "",
        line.is_in_time ? "yes" : "no",
      ]),
    ),
    ...(claim.received.length === 0
      ? []
      : [
          "",
          tableText(
            ["Came back", "Pieces", "Condition", "For sale"],
            claim.received.map((line) => [
              line.sku,
              line.quantity,
              conditionWords[line.condition],
              line.is_restocked ? "yes" : "no",
            ]),
          ),
        ]),
    "",
    tableText(
      ["When", "Who", "What the shopper reads"],
      claim.events.map(({ at, actor, text }) => [momentText(new Date(at)), actor ?? "shopper", text]),
    ),
  ].join("\n");
}
