import { postBooking } from "../../../../features/appointments/post-booking.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postBooking);
}
