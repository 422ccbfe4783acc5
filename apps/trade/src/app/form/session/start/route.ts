import { postLogin } from "../../../../features/login/post-login.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postLogin);
}
