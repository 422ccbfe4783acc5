import { postAddList } from "../../../../features/quick-order/post-list.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postAddList);
}
