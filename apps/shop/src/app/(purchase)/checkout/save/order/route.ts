import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postOrder } from "#shop/features/buying/checkout/post-order.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postOrder);
}
