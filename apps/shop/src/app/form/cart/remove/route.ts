import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCartRemove } from "#shop/features/buying/cart/posts/post-cart-remove.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartRemove);
}
