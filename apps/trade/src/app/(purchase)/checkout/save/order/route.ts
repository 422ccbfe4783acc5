import { postOrder } from "../../../../../features/checkout/post-order.ts";
import { answerTradePost } from "../../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postOrder);
}
