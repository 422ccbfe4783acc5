import { postNewPassword } from "../../../../features/login/post-forgotten.ts";
import { answerTradePost } from "../../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postNewPassword);
}
