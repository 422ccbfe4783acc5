import { postDetails } from "../../../../../features/checkout/post-details.ts";
import { answerTradePost } from "../../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postDetails);
}
