"use client";
import { maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import { Alert } from "@precise/ui/components/alert";
import { Button } from "@precise/ui/components/button";
import { QuantityStepper } from "@precise/ui/components/quantity-stepper.client";
import { showToast } from "@precise/ui/components/toast-store";
import { type FormEvent, useState } from "react";
import { countText } from "../../purchase/amounts.ts";
import { problemOf } from "../../purchase/call-problem.ts";
import { places } from "../../purchase/places.ts";
import { problemCopy } from "../../purchase/problem-copy.ts";
import { fullPath } from "../../shell/base-path.ts";
import { loginPath } from "../../shell/return-path.ts";
import { productCopy as copy } from "./product-copy.ts";
import * as css from "./product-view.css.ts";

/** The form that puts a product into the trade cart; without scripts it leads to the cart. */
export function AddProduct(props: {
  readonly sku: string;
  readonly name: string;
  readonly pieces: number;
  /** Full path of this page. */
  readonly returnPath: string;
}) {
  const { sku, name, pieces, returnPath } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null);
  const field = `quantity:${sku}`;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const quantity = Number(new FormData(event.currentTarget).get(field));
    setBusy(true);
    const { addLines } = await import("../../purchase/add-lines.ts");
    const added = await addLines([{ sku, quantity }]);
    setBusy(false);
    setProblem(added.ok ? null : problemOf(added.failure));
    if (!added.ok) return;
    showToast({
      tone: "positive",
      title: copy.added,
      message: `${countText(quantity, "piece")}, ${name}`,
      action: { label: copy.toCart, href: places.cart },
    });
  };
  return (
    <form
      method="post"
      action={fullPath("/form/cart/rows")}
      className={css.add}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="return" value={returnPath} />
      <QuantityStepper
        id="quantity"
        name={field}
        label={copy.quantityOf(name)}
        defaultValue={1}
        max={Math.min(pieces, maxTradeQuantityPerLine)}
      />
      <Button type="submit" pending={isBusy}>
        {copy.add}
      </Button>
      <div className={css.problem} aria-live="polite">
        {problem && (
          <Alert tone="critical">
            {problemCopy[problem]}{" "}
            {problem === "session_over" && <a href={loginPath(returnPath, "ended")}>{problemCopy.signIn}</a>}
          </Alert>
        )}
      </div>
    </form>
  );
}
