import { call } from "@precise/api-client/client";
import { addToCart, type CartLineInput } from "@precise/contract/shop/cart";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { addAvailableLines } from "#shop/features/buying/lines/add-available-lines.ts";
import { problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { addEdit } from "../cart-store.ts";
import { addToCartCopy } from "./add-to-cart-copy.ts";
import { addInTurn, addOne, failureToastMs } from "./add-with-toast.client.ts";
import { showAdded } from "./show-added.client.ts";
import { takenCopy } from "./taken-copy.ts";

/**
 * Takes several lines into the cart at once, and says how it went, beside the page; what is out of stock is left out and counted.
 * @param name of the light, where it is one
 * @param operation of the same press, where it is tried again
 */
export async function addLinesWithToast(
  lines: readonly CartLineInput[],
  name?: string,
  operation?: string,
): Promise<void> {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const what = name ?? addToCartCopy.pieces(pieces);
  const edit = addEdit({ kind: "add", pieces }, operation);
  const outcome = await addInTurn(edit, (cartId) =>
    addAvailableLines(lines, (kept) =>
      call(personalApi, addToCart, {
        idempotencyKey: edit.operation,
        body: { cartId: cartId ?? undefined, items: kept },
      }),
    ),
  );
  if (!outcome.ok) {
    const { failure } = outcome;
    showToast({
      tone: "critical",
      title: what,
      message: cartProblemCopy[failure === null ? "out_of_stock" : problemOf(failure)],
      durationMs: failureToastMs,
      ...(failure !== null &&
        isUnreachable(failure) && {
          action: {
            label: addToCartCopy.tryAgain,
            onPress: () => void addLinesWithToast(lines, name, edit.operation),
          },
        }),
    });
    return;
  }
  const { cart, leftOut } = outcome;
  const fewer = cart.notices.filter(({ kind }) => kind === "quantity_capped").length;
  const lacks = [
    ...(leftOut.length > 0 ? [takenCopy.left(leftOut.length)] : []),
    ...(fewer > 0 ? [takenCopy.fewer(fewer)] : []),
  ];
  const left = new Set(leftOut);
  const skus = lines.filter((line) => !left.has(line)).map(({ sku }) => sku);
  const message = lacks.length > 0 ? lacks.join(" ") : what;
  await showAdded({ cart, skus, tone: lacks.length > 0 ? "caution" : "positive", message }, addOne);
}
