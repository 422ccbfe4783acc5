"use client";
import { maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import { Alert } from "@precise/ui/components/feedback/alert";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { Input } from "@precise/ui/components/inputs/input";
import { QuantityStepper } from "@precise/ui/components/inputs/quantity-stepper.client";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { type FormEvent, useState } from "react";
import { countText } from "#trade/base/amount-text.ts";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { onlyInStock, problemCopy } from "#trade/base/problems/problem-copy.ts";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { paths } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import * as css from "./add-product.css.ts";

/** Words of the form. @source design D11 */
const copy = {
  quantityOf: (name: string) => `Quantity of ${name}`,
  add: "Add to cart",
  addShort: "Add",
  addWhat: (name: string) => `${name} to cart`,
  added: "Added to the cart",
  toCart: "Go to cart",
} as const;

/**
 * The form that puts one product into the trade cart; without scripts it leads to the cart.
 * @param place on a product's own page, or on a card among others
 */
export function AddProduct(props: {
  readonly sku: string;
  readonly name: string;
  readonly pieces: number;
  /** Full path of this page. */
  readonly returnPath: string;
  readonly place: "page" | "card";
}) {
  const { sku, name, pieces, returnPath, place } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null);
  const field = `quantity:${sku}`;
  const most = Math.min(pieces, maxTradeQuantityPerLine);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const quantity = Number(new FormData(event.currentTarget).get(field));
    setBusy(true);
    const { addLines } = await import("./add-lines.ts");
    const added = await addLines([{ sku, quantity }]);
    setBusy(false);
    setProblem(added.ok ? null : problemOf(added.failure));
    if (!added.ok) return;
    showToast({
      tone: "positive",
      title: copy.added,
      message: `${countText(quantity, "piece")}, ${name}`,
      action: { label: copy.toCart, href: paths.cart },
    });
  };
  return (
    <form
      method="post"
      action={fullPath("/form/cart/rows")}
      className={css.add[place]}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="return" value={returnPath} />
      {place === "page" ? (
        <QuantityStepper
          id="quantity"
          name={field}
          label={copy.quantityOf(name)}
          defaultValue={1}
          max={most}
          mostNote={onlyInStock(most)}
        />
      ) : (
        <span className={css.field}>
          <Input
            look="row"
            name={field}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            step={1}
            required
            autoComplete="off"
            aria-label={copy.quantityOf(name)}
            defaultValue={1}
          />
        </span>
      )}
      <Button type="submit" tone={place === "page" ? "primary" : "secondary"} pending={isBusy}>
        {place === "page" ? (
          copy.add
        ) : (
          <>
            {copy.addShort} <VisuallyHidden>{copy.addWhat(name)}</VisuallyHidden>
          </>
        )}
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
