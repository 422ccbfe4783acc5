"use no memo";
import type { Cart } from "@precise/contract/shop/cart";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { cartNameField, longestCartName } from "#shop/features/buying/lines/cart-name.ts";
import { LineInputs } from "#shop/features/buying/lines/line-inputs.tsx";
import { linesOfCart } from "#shop/features/buying/lines/shared-cart-path.ts";
import { cartCopy as copy } from "../cart-copy.ts";
import * as findingsCss from "./cart-findings.css.ts";
import * as css from "./cart-page.css.ts";

/** Keeps what is in the cart under an address of its own: the address holds the lines and the name, and nothing else is stored. */
export function SaveCart({ cart }: { readonly cart: Cart }) {
  return (
    <details>
      <summary className={findingsCss.handle}>{copy.saveCart}</summary>
      <form action="/shared-cart" className={css.saving}>
        <TextField
          id="cart-name"
          name={cartNameField}
          label={copy.saveName}
          hint={copy.saveHint}
          optional
          maxLength={longestCartName}
        />
        <LineInputs lines={linesOfCart(cart)} />
        <Button type="submit" tone="secondary">
          {copy.saveAsLink}
        </Button>
      </form>
    </details>
  );
}
