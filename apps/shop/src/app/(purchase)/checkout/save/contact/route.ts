import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCheckoutStep } from "#shop/features/buying/checkout/post-checkout-step.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, (post) => postCheckoutStep("contact", post));
}
