import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postAddList } from "#trade/features/quick-order/post-list.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postAddList);
}
