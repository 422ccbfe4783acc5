import { postOrderTrack } from "../../../../features/order/post-order-track.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postOrderTrack);
}
