import { answerFormPost } from "#shop/base/server/form-post.ts";
import { postBooking } from "#shop/features/appointments/post-booking.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postBooking);
}
