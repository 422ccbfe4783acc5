"use client";
import type { ProductItem } from "@precise/contract/shop/product";
import { CartLine } from "@precise/ui/blocks/buying/cart-line";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { Picture } from "@precise/web/components/picture";
import type { FormEvent } from "react";
import { pricesOf } from "#shop/base/amounts.ts";
import { AddLinesForm } from "#shop/features/buying/cart/adding/add-lines-form.client.tsx";
import { LineInputs } from "#shop/features/buying/lines/line-inputs.tsx";
import { wishCopy } from "./wish-copy.ts";
import { wishlistCopy as copy } from "./wishlist-copy.ts";

const pictureSize = { sizes: "(min-width: 600px) 120px, 88px", mostPixels: 360 };

/** One light of the list, at today's price. */
export function WishLine({ product }: { readonly product: ProductItem }) {
  const { sku, name, urlPath, stock_status, media_gallery } = product;
  const { now } = pricesOf(product);
  const [picture] = media_gallery;
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const heading = document.querySelector<HTMLElement>("h1");
    void import("./set-wish.ts").then(
      ({ setWish }) => setWish({ sku, name, isWished: false }).then(() => heading?.focus()),
      // The code cannot be fetched: the plain form does it, where there is a line for it.
      () => {
        if (navigator.onLine) form.submit();
        else showToast({ tone: "critical", title: name, message: wishCopy.failed });
      },
    );
  };
  return (
    <CartLine
      name={name}
      href={urlPath}
      sku={sku}
      picture={picture && <Picture source={picture} alt="" size={pictureSize} />}
      unitKobo={now}
      rowKobo={now}
      quantity={1}
      stockStatus={stock_status}
      controls={
        <>
          {stock_status !== "OUT_OF_STOCK" && (
            <AddLinesForm of="wishlist" name={name}>
              {(isAdding) => (
                <>
                  <LineInputs lines={[{ sku, quantity: 1 }]} />
                  <Button
                    type="submit"
                    fill
                    tone="secondary"
                    pending={isAdding}
                    aria-label={copy.addNamed(name)}
                  >
                    {copy.add}
                  </Button>
                </>
              )}
            </AddLinesForm>
          )}
          <form method="post" action="/form/wishlist/remove" onSubmit={remove}>
            <input type="hidden" name="sku" value={sku} />
            <Button type="submit" tone="quiet" aria-label={copy.removeNamed(name)}>
              {copy.remove}
            </Button>
          </form>
        </>
      }
    />
  );
}
