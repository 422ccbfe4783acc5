import {
  answerFormPost,
  answerFormPostOf,
  type FormAnswer,
  type FormPost,
} from "#shop/base/server/shop-post.ts";
import { postOrderAgain } from "#shop/features/buying/order/again/post-order-again.ts";
import { postAcceptFee, postCancel, postHoldAgain } from "#shop/features/buying/order/post-order-acts.ts";
import { postAccountMail } from "#shop/features/buying/order/refund-account/post-account-mail.ts";
import { postClaim } from "#shop/features/buying/returns/post-claim.ts";
import { postWithdrawal } from "#shop/features/buying/returns/post-withdrawal.ts";
import { type PostedBrief, readBrief } from "#shop/features/messages/read-brief.ts";
import { postHang } from "#shop/features/my-lights/post-hang.ts";
import { postReview } from "#shop/features/reviews/post-review.ts";

type OrderForm = (request: Request, number: string) => Promise<Response>;

/**
 * What is done with a form about an order, posted to /order/<number>/form/<act>: under the order's own path, so that the cookie
 * that opens it comes along.
 */
export const orderFormTable: ReadonlyMap<string, OrderForm> = new Map(
  Object.entries<OrderForm>({
    "accept-fee": plain(postAcceptFee),
    again: plain(postOrderAgain),
    cancel: plain(postCancel),
    hang: plain(postHang),
    hold: plain(postHoldAgain),
    "refund-account": plain(postAccountMail),
    return: withFiles(postClaim),
    review: withFiles(postReview),
    "withdraw-return": plain(postWithdrawal),
  }),
);

function plain(act: (number: string, post: FormPost) => Promise<FormAnswer>): OrderForm {
  return (request, number) => answerFormPost(request, (post) => act(number, post));
}

function withFiles(act: (number: string, post: FormPost<PostedBrief>) => Promise<FormAnswer>): OrderForm {
  return (request, number) => answerFormPostOf(request, readBrief, (post) => act(number, post));
}
