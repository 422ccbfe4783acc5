import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postPassword } from "#trade/features/account/post-password.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPassword);
}
