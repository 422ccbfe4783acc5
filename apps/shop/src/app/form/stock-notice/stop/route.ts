import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postStopNotices } from "#shop/features/stock-notices/post-stop-notices.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postStopNotices);
}
