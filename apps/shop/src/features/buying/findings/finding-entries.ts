import type { CartItem } from "@precise/contract/shop/cart";
import type { Finding } from "@precise/contract/shop/light/lighting";
import type { FindingEntry } from "@precise/ui/blocks/buying/finding-list";
import { purchaseOf } from "./finding-purchase.ts";
import { findingsCopy } from "./findings-copy.ts";

/** Findings as a page shows them, without links. */
export function findingEntries(findings: readonly Finding[]): readonly FindingEntry[] {
  return findings.map(({ id, severity, text, fix }) => ({ id, text, fix, ...lookOf(severity) }));
}

/** The same in the cart: each article leads to its line, and a fix that is a purchase to where it is bought. */
export function cartFindingEntries(
  findings: readonly Finding[],
  items: readonly CartItem[],
): readonly FindingEntry[] {
  const names = new Map(items.map(({ product }) => [product.sku, product.name]));
  return findings.map((finding) => ({
    ...lookOf(finding.severity),
    id: finding.id,
    text: finding.text,
    fix: finding.fix,
    act: purchaseOf(finding),
    articles: [...new Set(finding.skus)].flatMap((sku) => {
      const name = names.get(sku);
      return name === undefined ? [] : [{ text: name, href: `#${cartLineId(sku)}` }];
    }),
  }));
}

/** Id of an article's line in the cart. */
export function cartLineId(sku: string): string {
  return `line-${sku}`;
}

/** A severity of a later release is a note. */
function lookOf(severity: Finding["severity"]): Pick<FindingEntry, "tone" | "label"> {
  const { labels } = findingsCopy;
  switch (severity) {
    case "stop":
      return { tone: "critical", label: labels.stop };
    case "warn":
      return { tone: "caution", label: labels.warn };
    case "unknown":
      return { tone: "neutral", label: labels.unknown };
    default:
      return { tone: "neutral", label: labels.note };
  }
}
