import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postApplication } from "#trade/features/apply/post-application.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postApplication);
}
