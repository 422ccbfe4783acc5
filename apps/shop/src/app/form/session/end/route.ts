import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postSessionEnd } from "#shop/features/account/post-session-end.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postSessionEnd);
}
