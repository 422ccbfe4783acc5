import { postConfirm } from "../../../../features/order/post-order-acts.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postConfirm);
}
