import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { largestCartFormBytes, postCartUpdate } from "#trade/features/cart/post-cart.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postCartUpdate, largestCartFormBytes);
}
