import { postCartUpdate } from "../../../../features/cart/post-cart-update.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartUpdate);
}
