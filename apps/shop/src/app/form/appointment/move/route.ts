import { postMoveAppointment } from "../../../../features/appointments/post-mine.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postMoveAppointment);
}
