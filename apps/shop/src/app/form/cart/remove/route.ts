import { postCartRemove } from "../../../../features/cart/post-cart-remove.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartRemove);
}
