import { postLogout } from "../../../../features/login/post-logout.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postLogout);
}
