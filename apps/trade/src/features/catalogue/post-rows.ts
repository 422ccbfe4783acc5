import { call } from "@precise/api-client/client";
import { addToClientCart } from "@precise/contract/trade/cart";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { type CallProblem, problemOf } from "#trade/base/problems/call-problem.ts";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath, tradeReturnPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { typedLines } from "./quantity-fields.ts";

/** Adds a table's rows, or one product, without scripts: the cart shows the result. @source design D20 */
export async function postRows({ form, api }: Pick<TradePost, "form" | "api">): Promise<FormAnswer> {
  const typed = typedLines(form);
  if ("wrong" in typed) return cartWithProblem("bad_quantity");
  if (typed.lines.length === 0) return { to: tradeReturnPath(form.get("return")) };
  const added = await call(api, addToClientCart, { body: { items: typed.lines } });
  if (added.ok) return { to: paths.cart };
  const problem = problemOf(added.failure);
  return problem === "session_over"
    ? { to: loginPath(tradeReturnPath(form.get("return")), "ended") }
    : cartWithProblem(problem);
}

function cartWithProblem(problem: CallProblem): FormAnswer {
  return { to: pathWithQuery(paths.cart, { problem }) };
}
