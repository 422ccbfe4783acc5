import { isDeliveryDay } from "@precise/cart-core/delivery-days";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { address } from "@precise/contract/shop/orders/order";
import { placeClientOrderBody } from "@precise/contract/trade/orders";
import { typedAddress } from "@precise/web/buying/typed-address";
import { type EntryProblems, problemKindOf, problemsOf } from "@precise/web/forms/entry-problems";
import { type CheckoutEntries, type CheckoutField, checkoutFields } from "./checkout-fields.ts";

const { site, po_number, note, payment } = placeClientOrderBody.shape;

/**
 * Checks what was typed, by the schemas of the wire contract; server and browser use the same function.
 * @param today as YYYY-MM-DD where the goods are, in Lagos
 * @returns problems by field, in the order of the fields; none when it may be reviewed
 */
export function checkDetails(entries: CheckoutEntries, today: string): EntryProblems<CheckoutField> {
  const { name = "", phone = "" } = entries;
  const found: EntryProblems<CheckoutField> = {
    ...problemsOf<CheckoutField>(address, typedAddress(entries)),
    ...problemsOf<CheckoutField>(site.shape.contact, { name, phone }),
    ...problemOfText("po_number", po_number, entries),
    ...problemOfText("note", note, entries),
    ...(entries.delivery_date && !isDeliveryDay(entries.delivery_date, today)
      ? { delivery_date: "not-valid" as const }
      : {}),
    ...(payment.safeParse({ method: entries.payment }).success
      ? {}
      : { payment: entries.payment ? ("not-valid" as const) : ("missing" as const) }),
  };
  return Object.fromEntries(
    checkoutFields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  ) as EntryProblems<CheckoutField>;
}

function problemOfText(
  field: CheckoutField,
  schema: typeof po_number | typeof note,
  entries: CheckoutEntries,
): EntryProblems<CheckoutField> {
  const [issue] = schema.safeParse(entries[field]).error?.issues ?? [];
  return issue ? { [field]: problemKindOf(issue.code) } : {};
}

/** The same with today's date in Lagos. */
export function checkDetailsToday(entries: CheckoutEntries): EntryProblems<CheckoutField> {
  return checkDetails(entries, todayInLagos());
}
