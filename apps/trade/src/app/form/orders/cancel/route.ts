import { answerTradePost } from "#trade/base/server/form-post.ts";
import { postCancel } from "#trade/features/orders/post-order-acts.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postCancel);
}
