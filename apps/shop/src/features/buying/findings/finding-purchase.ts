import type { Finding } from "@precise/contract/light/lighting";
import { findingsCopy } from "./findings-copy.ts";

/** Rules whose fix is another bulb. @source design "Lighting" */
const bulbRules = [1, 3];
/** As the rules name a lamp base: "with E14", "with GU5.3". */
const namedBase = /\bwith ([A-Z]{1,2}\d{1,2}(?:\.\d)?)(?=[\s.,]|$)/;

/**
 * Where what mends a finding is bought: a list of what fits, never one article. Undefined where the fix is no purchase, or
 * does not say of what.
 */
export function purchaseOf({
  rule,
  text,
  fix = "",
}: Pick<Finding, "rule" | "text" | "fix">): { readonly text: string; readonly href: string } | undefined {
  if (!bulbRules.includes(rule)) return undefined;
  const base = (namedBase.exec(fix) ?? namedBase.exec(text))?.[1];
  if (base === undefined) return undefined;
  // The option's value in addresses: "gu5-3".
  const option = base.toLowerCase().replace(".", "-");
  return { text: findingsCopy.bulbs(base), href: `/products/34/bulbs?lamp_base=${option}` };
}
