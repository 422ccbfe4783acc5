import { postReorder } from "../../../../features/orders/post-order-acts.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postReorder);
}
