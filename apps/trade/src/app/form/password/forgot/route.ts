import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { postForgotten } from "#trade/features/login/post-forgotten.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postForgotten);
}
