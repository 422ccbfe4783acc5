import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postPrices } from "#trade/features/prices/post-prices.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPrices);
}
