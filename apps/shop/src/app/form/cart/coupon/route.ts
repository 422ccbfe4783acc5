import { postCoupon } from "../../../../purchase/coupon/post-coupon.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCoupon);
}
