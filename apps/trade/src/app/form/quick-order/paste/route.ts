import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { largestListFormBytes } from "#trade/features/quick-order/list-limits.ts";
import { postPaste } from "#trade/features/quick-order/post-list.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPaste, largestListFormBytes);
}
