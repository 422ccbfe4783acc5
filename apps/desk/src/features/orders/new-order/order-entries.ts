import { isLgaOf } from "@precise/contract/nigeria/local-government-areas";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import { type StateName, states } from "@precise/contract/nigeria/states";
import { type PaymentMethod, paymentMethods } from "@precise/contract/shop/orders/order";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { emailAddress } from "@precise/contract/wire/text";
import * as z from "zod/mini";
import { optionalEntry, readAmount, textEntry } from "#desk/forms/entry-schemas.ts";
import { orderedLines } from "#desk/written-lines/lines-text.ts";

/** What is in the fields at first. */
export const emptyOrder = {
  phone: "",
  firstname: "",
  lastname: "",
  email: "",
  place: "delivery",
  line1: "",
  landmark: "",
  state: "Lagos",
  lga: "",
  payment: "bank_transfer",
  voucher: "",
  discount: "",
  fee: "",
  reason: "",
  note: "",
  lines: "",
};
export type TypedOrder = typeof emptyOrder;

/** An amount that may be left out; 0 counts as one. */
const optionalNaira = z
  .string()
  .check(
    z.refine(
      (typed) => cleanLine(typed) === "" || readAmount(typed) !== null,
      "Enter an amount such as 2,500, or leave it empty.",
    ),
  );

/** What is agreed by hand, in naira; undefined where nothing is typed. */
function agreedIn({ place, discount, fee }: Pick<TypedOrder, "place" | "discount" | "fee">) {
  const off = readAmount(discount) ?? 0;
  const ownFee = place === "delivery" ? readAmount(fee) : null;
  if (off === 0 && ownFee === null) return undefined;
  return { ...(off > 0 && { discount: off }), ...(ownFee !== null && { delivery_fee: ownFee }) };
}

/** A telephone order as it is typed: texts, checked before it is placed. `place`: `delivery` or a showroom's id. */
export const orderEntries = z
  .object({
    phone: z.string().check(z.refine((typed) => normalisePhone(typed).ok, "Enter a Nigerian mobile number.")),
    firstname: textEntry("Enter the first name.", 60),
    lastname: textEntry("Enter the last name.", 60),
    email: z
      .string()
      .check(
        z.refine(
          (typed) => cleanLine(typed) === "" || emailAddress.safeParse(typed).success,
          "Enter an e-mail address, or leave it empty.",
        ),
      ),
    place: z.string(),
    line1: optionalEntry(120),
    landmark: optionalEntry(120),
    state: z.string(),
    lga: z.string(),
    payment: z.string(),
    voucher: optionalEntry(60),
    discount: optionalNaira,
    fee: optionalNaira,
    reason: optionalEntry(300),
    note: optionalEntry(1000),
    lines: z.string().check(z.refine((text) => orderedLines(text).length > 0, "Add an article.")),
  })
  .check(
    z.refine(({ place, line1 }) => place !== "delivery" || line1.length >= 3, {
      error: "Enter the street and number.",
      path: ["line1"],
    }),
    z.refine(({ email, payment }) => cleanLine(email) !== "" || payment !== "paystack", {
      error: "Paying online needs an e-mail address. Enter one, or choose another payment.",
      path: ["email"],
    }),
    z.refine((entries) => agreedIn(entries) === undefined || entries.reason.trim().length >= 3, {
      error: "Say why: it is kept with the order.",
      path: ["reason"],
    }),
    z.refine(({ place, state, lga }) => place !== "delivery" || isLgaOf(state, lga), {
      error: "Choose the local government area.",
      path: ["lga"],
    }),
  );

/** Where it goes, as the calls take it. */
export function deliveryOf({ place }: Pick<TypedOrder, "place">) {
  return place === "delivery"
    ? ({ method: "delivery" } as const)
    : ({ method: "pickup", showroom: place } as const);
}

export function paymentOf({ payment }: Pick<TypedOrder, "payment">): { readonly method: PaymentMethod } {
  return { method: paymentMethods.find((each) => each === payment) ?? "bank_transfer" };
}

/** The body of the call that places it, apart from the total. */
export function bodyOf(entries: TypedOrder) {
  const { phone, firstname, lastname, email, line1, landmark, lga, voucher, note } = entries;
  const address = addressOf(entries.state, { line1, landmark, lga });
  const agreed = agreedIn(entries);
  return {
    lines: orderedLines(entries.lines),
    contact: { phone, firstname, lastname, ...(cleanLine(email) === "" ? {} : { email }) },
    delivery: deliveryOf(entries),
    payment: paymentOf(entries),
    ...(entries.place === "delivery" && address ? { address } : {}),
    ...(cleanLine(voucher) === "" ? {} : { voucher: cleanLine(voucher) }),
    ...(agreed && { agreed: { ...agreed, reason: cleanLine(entries.reason) } }),
    ...(note.trim() === "" ? {} : { note: note.trim() }),
  };
}

/** Of what is there: the quote checks buyer, address and payment only once they are complete. */
export function quoteOf(entries: TypedOrder) {
  const lines = orderedLines(entries.lines);
  if (lines.length === 0) return undefined;
  const { note: _note, ...body } = bodyOf(entries);
  const isComplete = orderEntries.safeParse(entries).success;
  if (isComplete) return { body: { ...body, ...(body.agreed && { agreed: withoutReason(body.agreed) }) } };
  const { lines: same, delivery, voucher, agreed } = body;
  return {
    body: {
      lines: same,
      delivery,
      ...(voucher !== undefined && { voucher }),
      ...(agreed && { agreed: withoutReason(agreed) }),
    },
  };
}

function addressOf(
  typed: string,
  rest: { readonly line1: string; readonly landmark: string; readonly lga: string },
) {
  const state: StateName | undefined = states.find(({ name }) => name === typed)?.name;
  const { line1, landmark, lga } = rest;
  return state && { line1, lga, state, ...(landmark.trim() === "" ? {} : { landmark }) };
}

/** What it costs does not depend on why. */
function withoutReason<Agreed extends { readonly reason: string }>({ reason: _reason, ...amounts }: Agreed) {
  return amounts;
}
