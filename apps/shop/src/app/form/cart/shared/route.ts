import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postSharedCart } from "#shop/features/buying/shared-cart/post-shared-cart.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postSharedCart);
}
