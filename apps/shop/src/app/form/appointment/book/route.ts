import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postBooking } from "#shop/features/appointments/post-booking.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postBooking);
}
