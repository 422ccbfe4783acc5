import { postOrder } from "../../../../../features/checkout/post-order.ts";
import { answerFormPost } from "../../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postOrder);
}
