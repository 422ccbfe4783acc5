import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postDetails } from "#trade/features/checkout/post-details.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postDetails);
}
