import type { Finding } from "@precise/contract/shop/light/lighting";
import { baseName } from "@precise/lighting/article-facts";
import { findingsCopy } from "./findings-copy.ts";

/** Where bulbs that mend a finding are bought: a list of what fits, never one article. Undefined where bulbs do not mend it. */
export function purchaseOf({
  lamp_base: option,
}: Pick<Finding, "lamp_base">): { readonly text: string; readonly href: string } | undefined {
  if (option === undefined) return undefined;
  return {
    text: findingsCopy.bulbs(baseName(option)),
    href: `/products/34/bulbs?lamp_base=${encodeURIComponent(option)}`,
  };
}
