import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postRows } from "#trade/features/quick-order/post-list.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postRows);
}
