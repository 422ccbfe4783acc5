import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postLogout } from "#trade/features/login/post-logout.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postLogout);
}
