import { answerFormPost } from "#shop/base/server/form-post.ts";
import { postSessionEnd } from "#shop/features/account/post-session-end.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postSessionEnd);
}
