import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCartAdd } from "#shop/features/buying/cart/posts/post-cart-add.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartAdd);
}
