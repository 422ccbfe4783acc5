import { answerTradePost } from "../../../server/form-post.ts";
import { postPrices } from "../../../shell/prices/post-prices.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPrices);
}
