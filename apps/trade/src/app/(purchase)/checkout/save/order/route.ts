import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postOrder } from "#trade/features/checkout/post-order.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postOrder);
}
