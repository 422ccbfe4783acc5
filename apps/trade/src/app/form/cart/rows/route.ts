import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postRows } from "#trade/features/catalogue/post-rows.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postRows);
}
