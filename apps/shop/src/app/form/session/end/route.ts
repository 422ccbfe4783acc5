import { postSessionEnd } from "../../../../features/account/post-session-end.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postSessionEnd);
}
