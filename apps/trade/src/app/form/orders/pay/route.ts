import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postPay } from "#trade/features/orders/post-order-actions.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPay);
}
