import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCoupon } from "#shop/features/buying/coupon/post-coupon.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCoupon);
}
