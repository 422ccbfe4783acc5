import type { DeskAttribute } from "@precise/contract/desk/products/attributes";

export const typeNames: Readonly<Record<DeskAttribute["input_type"], string>> = {
  select: "One of a list",
  multiselect: "Several of a list",
  boolean: "Yes or no",
  number: "Number",
  text: "Text",
};

/** "Brushed Brass, Matt Black and 18 more". */
export function optionWords(options: DeskAttribute["options"]): string {
  const some = options.slice(0, 4).map(({ label }) => label);
  const more = options.length - some.length;
  return more > 0 ? `${some.join(", ")} and ${more} more` : some.join(", ");
}

/** The value of a new option, which products keep: made of its name, and distinguished from those there are. */
export function valueFor(label: string, taken: readonly string[]): string {
  const bare =
    label
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "option";
  if (!taken.includes(bare)) return bare;
  let number = 2;
  while (taken.includes(`${bare}-${number}`)) number += 1;
  return `${bare}-${number}`;
}
