import {
  type IdentityField,
  type IdentityValues,
  identityFieldNames,
} from "@precise/contract/desk/settings/identity";
import type { ShopContent } from "./content.ts";

type Company = ShopContent["company"];

/** What a tax invoice states of the shop: while one of them is a sample's, invoices say that they are none. */
const stated = ["legal_name", "rc_number", "tin", "address"] as const satisfies readonly IdentityField[];

const noAccount: IdentityValues["bank_trade"] = { bank_name: "", account_name: "", account_number: "" };

/** The account that an order's money is transferred to. @param isCompanys of a trade client */
export function accountFor({ bank, bank_trade }: Company, isCompanys: boolean): Company["bank"] {
  return (isCompanys ? bank_trade : undefined) ?? bank;
}

/** The company as the entries that the desk sets. */
export function identityOf(company: Company): IdentityValues {
  const { name, legal_name, promise, address, phone, other_phones, whatsapp, email, social, tax } = company;
  return {
    name: { text: name },
    legal_name: { text: legal_name },
    promise: { text: promise },
    rc_number: { text: tax.rc_number },
    tin: { text: tax.tin },
    vat_number: { text: tax.vat_number },
    address: { text: address },
    phones: { numbers: [phone, ...other_phones] },
    whatsapp: { text: whatsapp ?? "" },
    email: { text: email },
    facebook: { text: social.facebook },
    instagram: { text: social.instagram },
    linkedin: { text: social.linkedin },
    bank: { ...company.bank },
    bank_trade: { ...(company.bank_trade ?? noAccount) },
    legal_texts: { are_own: company.legal_texts_are_own ?? company.sample !== true },
  };
}

/**
 * The company of the content file with what was set at the desk in its place.
 * @param set entries that were set; the file's hold for what is not in it
 */
export function withIdentity(file: Company, set: Partial<IdentityValues>): Company {
  const now: IdentityValues = { ...identityOf(file), ...set };
  const [phone = file.phone, ...other_phones] = now.phones.numbers;
  const { whatsapp, sample, bank_trade: _, ...rest } = file;
  const isSample = sample === true && stated.some((field) => isAsInFile(file, now, field));
  return {
    ...rest,
    ...(isSample && { sample: true }),
    name: now.name.text,
    legal_name: now.legal_name.text,
    promise: now.promise.text,
    address: now.address.text,
    phone,
    other_phones,
    ...(now.whatsapp.text !== "" && { whatsapp: now.whatsapp.text }),
    email: now.email.text,
    social: {
      facebook: now.facebook.text,
      instagram: now.instagram.text,
      linkedin: now.linkedin.text,
    },
    tax: { tin: now.tin.text, rc_number: now.rc_number.text, vat_number: now.vat_number.text },
    bank: now.bank,
    ...(now.bank_trade.account_number !== "" && { bank_trade: now.bank_trade }),
    legal_texts_are_own: now.legal_texts.are_own,
  };
}

/** What nobody may be asked to pay to, or on: what a transfer states of the shop, and the terms that it is paid under. */
const transferFields: readonly IdentityField[] = [...stated, "bank", "bank_trade", "legal_texts"];

/**
 * What of the company still is the sample's and stands against transfers: while there is something, a shop that is open to the
 * world takes none.
 * @source decision 098
 */
export function transferStops(samples: readonly IdentityField[]): IdentityField[] {
  return samples.filter((field) => transferFields.includes(field));
}

/** What of the company still is the sample's; empty where the content file is the owner's own. */
export function sampleFields(file: Company, now: Company): IdentityField[] {
  if (!file.sample) return [];
  const values = identityOf(now);
  // What the sample leaves empty says nothing that is untrue.
  return identityFieldNames.filter((field) => !isEmpty(values, field) && isAsInFile(file, values, field));
}

function isAsInFile(file: Company, values: IdentityValues, field: IdentityField): boolean {
  return JSON.stringify(values[field]) === JSON.stringify(identityOf(file)[field]);
}

function isEmpty(values: IdentityValues, field: IdentityField): boolean {
  return Object.values(values[field]).every((part) => part === "");
}
