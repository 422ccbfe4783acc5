import * as z from "zod/mini";
import type { ShopContent } from "#api/modules/company/content.ts";

/** The supplier of an order, kept with it: what a tax invoice states about the company. */
export const seller = z.object({
  legal_name: z.string(),
  /** Tax identification number. */
  tin: z.string(),
  /** Registration number of the company. */
  rc_number: z.string(),
  /** Of the registration for VAT, where it is another number than the TIN. */
  vat_number: z.optional(z.string()),
  /** Orders of the first release were kept without what follows. */
  address: z._default(z.string(), ""),
  phone: z._default(z.string(), ""),
  email: z._default(z.string(), ""),
  /** True while the content file is the sample one: then the invoice says that it is none. */
  is_sample: z._default(z.boolean(), false),
});
export type Seller = z.infer<typeof seller>;

/** The company as it is now, as a seller. */
export function sellerOf(company: ShopContent["company"]): Seller {
  const { legal_name, tax, address, phone, email, sample = false } = company;
  const { tin, rc_number, vat_number } = tax;
  return {
    legal_name,
    tin,
    rc_number,
    ...(vat_number !== "" && { vat_number }),
    address,
    phone,
    email,
    is_sample: sample,
  };
}
