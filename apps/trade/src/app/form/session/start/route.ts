import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postLogin } from "#trade/features/login/post-login.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postLogin);
}
