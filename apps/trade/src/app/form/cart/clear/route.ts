import { postCartClear } from "../../../../features/cart/post-cart.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postCartClear);
}
