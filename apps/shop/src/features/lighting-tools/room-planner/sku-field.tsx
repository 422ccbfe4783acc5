import { TextField } from "@precise/ui/components/inputs/text-field";
import type { SkuFault } from "./plan-answer.ts";
import { plannerCopy as copy } from "./planner-copy.ts";

/** The item number of a light that the visitor has in mind. */
export function SkuField({ sku, fault }: { readonly sku: string; readonly fault: SkuFault | undefined }) {
  return (
    <TextField
      id="tool-sku"
      name="sku"
      label={copy.sku}
      hint={copy.skuHint}
      error={fault && copy.skuFaults[fault](sku)}
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      defaultValue={sku}
    />
  );
}
