import type { Company } from "@precise/contract/shop/company";

/**
 * The cities of the showrooms, each once, as a sentence lists them: "Lagos, Abuja and Port Harcourt".
 * @param last the word before the last one
 */
export function citiesText({ showrooms }: Pick<Company, "showrooms">, last: "and" | "or"): string {
  const type = last === "and" ? "conjunction" : "disjunction";
  const cities = new Set(showrooms.map(({ city }) => city));
  return new Intl.ListFormat("en-GB", { type }).format(cities);
}

/** The words with which a message to the shop begins: "Hello Idumota Lights, ". */
export function greetingOf({ name }: Pick<Company, "name">): string {
  return `Hello ${name}, `;
}
