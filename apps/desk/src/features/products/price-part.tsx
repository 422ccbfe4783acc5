import { nairaText } from "@precise/cart-core/money";
import type { DeskProduct } from "@precise/contract/desk/products/product-shapes";
import { MoneyField } from "#desk/forms/money-field.tsx";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import type { ProductEntries } from "./product-entries.ts";
import { Part } from "./product-parts.tsx";
import * as css from "./products.css.ts";

type Form = DeskForm<ProductEntries, ProductEntries>;

/** Prices of what has been on sale are changed under Prices, where their limits, their preview and their undo are. */
export function KnownPrices(props: {
  readonly sku: string;
  readonly product: DeskProduct;
  readonly isOnSale: boolean;
}) {
  const { sku, product, isOnSale } = props;
  const { price, special_price: special, trade_price: trade, cost_price: cost } = product;
  const facts: readonly (readonly [string, string])[] = [
    ["Price", nairaText(price)],
    ["Special price", special === null ? "none" : nairaText(special)],
    ...(trade === undefined ? [] : [["Trade price", trade === null ? "none" : nairaText(trade)] as const]),
    ...(cost === undefined ? [] : [["Cost", cost === null ? "not known" : nairaText(cost)] as const]),
  ];
  return (
    <Part title="Prices">
      <FactList facts={facts} />
      {isOnSale ? (
        <DeskLink href={`/prices?q=${encodeURIComponent(sku)}`}>Change its prices</DeskLink>
      ) : (
        <p className={css.hint}>Prices are changed while it is on sale.</p>
      )}
    </Part>
  );
}

/** Prices of a product that was never on sale. */
export function NewPrices({ form }: { readonly form: Form }) {
  return (
    <Part title="Prices">
      <div className={css.pair}>
        <MoneyField label="Price" hint="With VAT" {...form.field("price")} required={false} />
        <MoneyField
          label="Special price"
          hint="Less than the price"
          optional
          {...form.field("special_price")}
        />
        <MoneyField label="Trade price" hint="Without VAT" optional {...form.field("trade_price")} />
        <MoneyField label="Cost" hint="What we pay, without VAT" optional {...form.field("cost_price")} />
      </div>
    </Part>
  );
}
