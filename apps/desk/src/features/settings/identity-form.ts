import {
  type IdentityField,
  type IdentityValues,
  identityFields,
  isIdentityField,
} from "@precise/contract/desk/settings/identity";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { faultText, type WantedEntry, type WrongEntries } from "./setting-write.ts";

/** What is changed together. */
export const identityGroups = [
  { title: "Names", fields: ["name", "legal_name", "promise"] },
  { title: "Registration", fields: ["rc_number", "tin", "vat_number", "address"] },
  { title: "Contact", fields: ["phones", "whatsapp", "email"] },
  { title: "Pages elsewhere", fields: ["facebook", "instagram", "linkedin"] },
  { title: "Bank account for transfers", fields: ["bank"] },
  { title: "Bank account for trade", fields: ["bank_trade"] },
  { title: "Legal texts", fields: ["legal_texts"] },
] as const satisfies readonly { readonly title: string; readonly fields: readonly IdentityField[] }[];

type Typed = Readonly<Record<string, string>>;

const phonePlaces = [0, 1, 2];

/** A field's value as the form's entries, by the names of the inputs: `email`, `phones.1`, `bank_name`. */
export function typedOf(field: IdentityField, value: unknown): Record<string, string> {
  const { text, numbers, are_own, ...parts } = value as Partial<Record<string, string>> & {
    readonly numbers?: readonly string[];
    readonly are_own?: boolean;
  };
  if (field === "legal_texts") return { [field]: are_own ? "own" : "sample" };
  if (field === "phones")
    return Object.fromEntries(
      phonePlaces.map((place) => [inputOf(field, `numbers.${place}`), numbers?.[place] ?? ""]),
    );
  if (isAccount(field))
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [inputOf(field, name), part ?? ""]),
    );
  return { [field]: text ?? "" };
}

/** The input that a path below a field's value is typed in; dots would part the form's names. */
export function inputOf(field: string, path: string): string {
  if (field === "phones") return `phones-${/\d+$/.exec(path)?.[0] ?? "0"}`;
  if (field === "bank_trade") return `trade-${path}`;
  return field === "bank" ? path : field;
}

function isAccount(field: string): field is "bank" | "bank_trade" {
  return field === "bank" || field === "bank_trade";
}

function valueTyped(field: IdentityField, typed: Typed): Record<string, unknown> {
  if (field === "phones") {
    const numbers = phonePlaces.map((place) => typed[inputOf(field, `numbers.${place}`)]?.trim() ?? "");
    // A number that is left out between two others closes up.
    return { numbers: numbers.filter((number, place) => number !== "" || place === 0) };
  }
  if (isAccount(field)) {
    const part = (name: string) => typed[inputOf(field, name)] ?? "";
    return {
      bank_name: part("bank_name"),
      account_name: part("account_name"),
      account_number: part("account_number"),
    };
  }
  if (field === "legal_texts") return { are_own: typed[field] === "own" };
  return { text: typed[field] ?? "" };
}

/**
 * What was changed of some fields, each checked as the API does it; what is as it was is left out, so that a sample's telephone
 * number, which nobody could type, is in no one's way.
 * @param start what the inputs held at first
 */
export function entriesTyped(
  fields: readonly IdentityField[],
  start: Typed,
  typed: Typed,
): readonly WantedEntry[] | WrongEntries {
  const changed = fields.filter((field) =>
    Object.keys(start).some((input) => belongsTo(field, input) && typed[input]?.trim() !== start[input]),
  );
  const faults = changed.flatMap((field) => {
    const read = identityFields[field].safeParse(valueTyped(field, typed));
    return (read.error?.issues ?? []).map((issue) => ({
      field: inputOf(field, issue.path.join(".")),
      message: faultText(issue),
    }));
  });
  if (faults.length > 0) return { faults };
  if (changed.length === 0 && fields[0])
    return { faults: [{ field: Object.keys(start)[0] ?? fields[0], message: "Nothing was changed." }] };
  return changed.map((key) => ({ key, value: valueTyped(key, typed) }));
}

function belongsTo(field: IdentityField, input: string): boolean {
  if (field === "phones") return input.startsWith("phones-");
  if (field === "bank_trade") return input.startsWith("trade-");
  return field === "bank" ? input.startsWith("bank_") || input.startsWith("account_") : input === field;
}

/** A value as one line; "" for none. */
export function identityText(field: IdentityField, value: unknown): string {
  if (field === "legal_texts")
    return (value as Partial<IdentityValues["legal_texts"]>).are_own ? "Our own" : "The sample's";
  const typed = Object.values(typedOf(field, value)).filter((text) => text !== "");
  return typed.join(", ");
}

/** What holds now of every field. */
export function identityNow({ current }: Pick<ShopSetting, "current">): Partial<IdentityValues> {
  return Object.fromEntries(
    current.flatMap(({ key, value }) => (isIdentityField(key) && value ? [[key, value]] : [])),
  );
}

/** The same with what is typed in its place: a draft that nobody has saved. */
export function identityDraft(
  now: Partial<IdentityValues>,
  fields: readonly IdentityField[],
  typed: Typed,
): Partial<IdentityValues> {
  return { ...now, ...Object.fromEntries(fields.map((field) => [field, valueTyped(field, typed)])) };
}
