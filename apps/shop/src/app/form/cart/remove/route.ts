import { answerFormPost } from "#shop/base/server/form-post.ts";
import { postCartRemove } from "#shop/features/buying/cart/posts/post-cart-remove.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartRemove);
}
