import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postConfirm } from "#shop/features/buying/order/post-order-acts.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postConfirm);
}
