"use client";

import type { SpecRow } from "@precise/contract/product";
import { SpecTable } from "@precise/ui/blocks/spec-table";

/**
 * A product's specifications. They need no browser, and yet are a client component, for the reason that the catalogue's
 * cards are: the page then carries rows and explanations once, not twice.
 */
export function ProductSpecs(props: { readonly caption: string; readonly rows: readonly SpecRow[] }) {
  return <SpecTable {...props} />;
}
