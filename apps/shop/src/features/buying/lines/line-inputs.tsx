import { type SharedLine, sharedLineField } from "@precise/cart-core/shared-lines";

/** Lines that a form takes into the cart. */
export function LineInputs({ lines }: { readonly lines: readonly SharedLine[] }) {
  return lines.map(({ sku, quantity }) => (
    <input key={sku} type="hidden" name={sharedLineField} value={`${quantity}*${sku}`} />
  ));
}
