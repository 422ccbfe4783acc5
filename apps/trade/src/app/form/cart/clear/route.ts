import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postCartClear } from "#trade/features/cart/post-cart.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postCartClear);
}
