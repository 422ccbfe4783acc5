import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postUnsubscribe } from "#shop/features/newsletter/post-unsubscribe.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postUnsubscribe);
}
