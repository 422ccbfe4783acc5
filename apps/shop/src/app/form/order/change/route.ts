import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postChange } from "#shop/features/buying/order/change/post-change.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postChange);
}
