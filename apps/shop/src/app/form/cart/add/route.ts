import { postCartAdd } from "../../../../features/cart/post-cart-add.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCartAdd);
}
