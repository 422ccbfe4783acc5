import { answerFormPost } from "#shop/base/server/form-post.ts";
import { postSharedCart } from "#shop/features/buying/shared-cart/post-shared-cart.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postSharedCart);
}
