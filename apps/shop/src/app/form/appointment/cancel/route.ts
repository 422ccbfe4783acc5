import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCancelAppointment } from "#shop/features/appointments/post-mine.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postCancelAppointment);
}
