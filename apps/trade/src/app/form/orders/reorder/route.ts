import { answerTradePost } from "#trade/base/server/form-post.ts";
import { postReorder } from "#trade/features/orders/post-order-acts.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postReorder);
}
