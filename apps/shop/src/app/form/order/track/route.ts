import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postOrderTrack } from "#shop/features/buying/order/own/post-order-track.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postOrderTrack);
}
