import { answerTradePost } from "#trade/base/server/form-post.ts";
import { postPassword } from "#trade/features/account/post-password.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPassword);
}
