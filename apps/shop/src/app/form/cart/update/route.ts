import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCartUpdate } from "#shop/features/buying/cart/posts/post-cart-update.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartUpdate);
}
