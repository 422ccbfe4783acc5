import { IntentLink } from "@precise/web/components/intent-link.client";
import { addToComparisonPath } from "#shop/base/routes/compare-path.ts";
import { compareCopy as copy } from "./compare-copy.ts";

/** Puts a product beside those that this device compares. */
export function CompareLink({ sku, name }: { readonly sku: string; readonly name: string }) {
  return (
    <IntentLink href={addToComparisonPath(sku)} aria-label={copy.linkNamed(name)}>
      {copy.link}
    </IntentLink>
  );
}
