import type { Finding } from "@precise/contract/lighting";
import { findingsCopy } from "./findings-copy.ts";

/** Rules whose fix is another bulb, and the rule whose fix is a driver. @source design "Lighting" §3 */
const bulbRules = [1, 3];
const driverRule = 5;
/** As the rules name a lamp base: "with E14", "with GU5.3". */
const namedBase = /\bwith ([A-Z]{1,2}\d{1,2}(?:\.\d)?)(?=[\s.,]|$)/;
const namedVolts = /\b(\d{1,2}) V driver/;

/**
 * Where what mends a finding is bought: a list of what fits, never one article. Undefined where the fix is no purchase, or
 * does not say of what.
 */
export function purchaseOf({
  rule,
  text,
  fix = "",
}: Pick<Finding, "rule" | "text" | "fix">): { readonly text: string; readonly href: string } | undefined {
  const base = bulbRules.includes(rule) ? (namedBase.exec(fix) ?? namedBase.exec(text))?.[1] : undefined;
  if (base !== undefined) {
    // The option's value in addresses: "gu5-3".
    const option = base.toLowerCase().replace(".", "-");
    return { text: findingsCopy.bulbs(base), href: `/products/34/bulbs?lamp_base=${option}` };
  }
  const volts = rule === driverRule ? namedVolts.exec(fix)?.[1] : undefined;
  if (volts === undefined) return undefined;
  return { text: findingsCopy.drivers(volts), href: `/search/${encodeURIComponent(`${volts} V driver`)}` };
}
