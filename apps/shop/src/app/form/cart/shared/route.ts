import { postSharedCart } from "../../../../features/shared-cart/post-shared-cart.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postSharedCart);
}
