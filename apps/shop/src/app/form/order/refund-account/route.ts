import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postRefundAccount } from "#shop/features/buying/order/refund-account/post-account.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postRefundAccount);
}
