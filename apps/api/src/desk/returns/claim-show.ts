import { formatNaira, kobo } from "@precise/cart-core/money";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
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
    tableOf(claim.lines, {
      SKU: "sku",
      Pieces: "quantity",
      Reason: (line) => reasonWords[line.reason],
      Serial: "serial",
      Months: "months_since_delivery",
      Warranty: "warranty_months",
      "In time": (line) => (line.is_in_time ? "yes" : "no"),
    }),
    ...(claim.received.length === 0
      ? []
      : [
          "",
          tableOf(claim.received, {
            "Came back": "sku",
            Pieces: "quantity",
            Condition: (line) => conditionWords[line.condition],
            "For sale": (line) => (line.is_restocked ? "yes" : "no"),
          }),
        ]),
    "",
    tableOf(claim.events, {
      When: ({ at }) => momentText(new Date(at)),
      Who: ({ actor }) => actor ?? "shopper",
      "What the shopper reads": "text",
    }),
  ].join("\n");
}
