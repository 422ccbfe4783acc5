import * as z from "zod/mini";
import { bankNamed } from "../../nigeria/banks.ts";
import { phoneText } from "../../nigeria/phone.ts";
import { readPhoneNumber } from "../../nigeria/phone-number.ts";
import { normaliseRcNumber } from "../../nigeria/rc-number.ts";
import { readShopPhone } from "../../nigeria/shop-phone.ts";
import { taxNumber } from "../../trade/application.ts";
import { plainNumber } from "../../wire/pasted-number.ts";
import { eachOnce, emailAddress, line } from "../../wire/text.ts";

const one = (text: z.ZodMiniType<string, string>) => z.strictObject({ text });

/** Written in one way, whatever form it was typed in. */
function written(
  max: number,
  read: (typed: string) => { readonly ok: true; readonly value: string } | { readonly ok: false },
  error: string,
) {
  return line(0, max).check(
    z.refine((typed) => read(typed).ok, { error }),
    z.overwrite((typed) => {
      const found = read(typed);
      return found.ok ? found.value : typed;
    }),
  );
}

/** A telephone of the shop, as pages show it: mobile, land line or service number. */
export const shopPhone = written(
  40,
  (typed) => {
    const read = readShopPhone(typed);
    return read.ok ? { ok: true, value: phoneText(read.value) } : read;
  },
  "must be a telephone number in Nigeria, such as 0803 123 4567 or 01 280 0000",
);

/** The address of a page of that network, not its front page; "" where the shop has none. @source decision 091 */
function pageOn(network: string) {
  const page = new RegExp(`^https://(?:[a-z0-9-]+\\.)*${network.replace(".", "\\.")}/[^\\s"<>]+$`, "i");
  return line(0, 200).check(
    z.refine((typed) => typed === "" || page.test(typed), {
      error: `must be the https:// address of your page on ${network}, or empty`,
    }),
  );
}

const accountNumber = line(0, 30).check(
  z.overwrite((typed) => plainNumber(typed).replace(/[\s-]/g, "")),
  z.regex(/^\d{10}$/, { error: "must be an account number of 10 digits (NUBAN)" }),
);

/** The account that transfers are paid to. */
export const bankAccount = z.strictObject({
  bank_name: written(
    80,
    (typed) => {
      const name = bankNamed(typed);
      return name === undefined ? { ok: false } : { ok: true, value: name };
    },
    "must be a bank of the list",
  ),
  account_name: line(2, 100),
  account_number: accountNumber,
});

export const orEmpty = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  line(0, 120).check(
    z.superRefine((typed, context) => {
      const read = typed === "" ? undefined : schema.safeParse(typed);
      for (const { message } of read?.error?.issues ?? [])
        context.addIssue({ code: "custom", message, input: typed });
    }),
    z.overwrite((typed) => {
      const read = schema.safeParse(typed);
      return typed !== "" && read.success ? read.data : typed;
    }),
  );

/** An account for a purpose of its own; all parts empty where it is that of orders. */
export const otherBankAccount = z
  .strictObject({
    bank_name: orEmpty(bankAccount.shape.bank_name),
    account_name: orEmpty(bankAccount.shape.account_name),
    account_number: orEmpty(bankAccount.shape.account_number),
  })
  .check(
    z.superRefine((account, context) => {
      const parts = Object.entries(account);
      if (parts.every(([, part]) => part === "")) return;
      for (const [name, part] of parts)
        if (part === "")
          context.addIssue({
            code: "custom",
            message: "must be stated with the others, or all three left empty",
            path: [name],
            input: part,
          });
    }),
  );

/** Everything that says who the shop is, each entry checked and kept on its own. */
export const identityFields = {
  /** As people call it. */
  name: one(line(2, 60)),
  /** As it is registered, on invoices. */
  legal_name: one(line(2, 120)),
  /** A few words in the top bar: "All week 24/7". */
  promise: one(line(2, 60)),
  rc_number: one(written(30, normaliseRcNumber, "must be a registration number, such as RC 123456")),
  tin: one(
    taxNumber.check(
      z.refine((text) => text !== "", { error: "must be a tax number, such as 12345678-0001" }),
    ),
  ),
  /** Of the registration for VAT, where it is another number than the TIN; "" for none. */
  vat_number: one(
    line(0, 20).check(
      z.overwrite((typed) => typed.toUpperCase()),
      z.refine((text) => text === "" || /^[A-Z0-9-]{6,20}$/.test(text), {
        error: "must be 6 to 20 letters, digits and hyphens, or empty",
      }),
    ),
  ),
  /** Where it is registered, in one line. */
  address: one(line(10, 200)),
  /** The first is the one that pages show. */
  phones: z.strictObject({
    numbers: z
      .array(shopPhone)
      .check(z.minLength(1), z.maxLength(3), eachOnce("must be another number: this one is there already")),
  }),
  /** With its country code; "" for none. */
  whatsapp: one(
    written(
      40,
      (typed) => (typed === "" ? { ok: true, value: "" } : readPhoneNumber(typed)),
      "must be a mobile number, such as 0803 123 4567, or empty",
    ),
  ),
  email: one(emailAddress),
  facebook: one(pageOn("facebook.com")),
  instagram: one(pageOn("instagram.com")),
  linkedin: one(pageOn("linkedin.com")),
  /** That shoppers' transfers are paid to. */
  bank: bankAccount,
  /** That companies' transfers and trade credit are paid to. @source decision 098 */
  bank_trade: otherBankAccount,
  /** Whether someone of the shop read terms, privacy and returns and says that they are its own. */
  legal_texts: z.strictObject({ are_own: z.boolean() }),
} as const;

/** How each is called at the desk. */
export const identityNames = {
  name: "Trading name",
  legal_name: "Legal name",
  promise: "Promise",
  rc_number: "RC number",
  tin: "TIN",
  vat_number: "VAT registration",
  address: "Address",
  phones: "Telephones",
  whatsapp: "WhatsApp",
  email: "E-mail",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  bank: "Bank account",
  bank_trade: "Bank account for trade",
  legal_texts: "Legal texts",
} as const satisfies Readonly<Record<keyof typeof identityFields, string>>;

export type IdentityField = keyof typeof identityFields;
export type IdentityValues = { [Field in IdentityField]: z.infer<(typeof identityFields)[Field]> };

// The keys of a constant of this file.
export const identityFieldNames = Object.keys(identityFields) as IdentityField[];

export function isIdentityField(key: string): key is IdentityField {
  return Object.hasOwn(identityFields, key);
}
