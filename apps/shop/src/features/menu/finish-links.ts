import type { Attribute } from "@precise/contract/shop/catalogue";
import { routes, type ShopRoute } from "#shop/base/routes/route-table.ts";

/** Finishes that shoppers look for by name, as far as the catalogue has them. */
const wanted = ["brushed-brass", "matt-black", "polished-chrome", "walnut", "opal", "white"];

/** Ways into the whole catalogue by finish; none while the attributes are not known. */
export function finishLinks(attributes: readonly Attribute[]): ShopRoute[] {
  const options = attributes.find((attribute) => attribute.attribute_code === "finish")?.attribute_options;
  return wanted.flatMap((value) => {
    const option = options?.find((each) => each.value === value);
    return option
      ? { name: option.label, href: `${routes.allProducts.href}?finish=${encodeURIComponent(value)}` }
      : [];
  });
}
