import { postUnsubscribe } from "../../../../features/newsletter/post-unsubscribe.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postUnsubscribe);
}
