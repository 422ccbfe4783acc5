import { postRows } from "../../../../features/catalogue/post-rows.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postRows);
}
