import { postCheckoutStep } from "../../../../../features/checkout/post-checkout-step.ts";
import { answerFormPost } from "../../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, (post) => postCheckoutStep("delivery", post));
}
