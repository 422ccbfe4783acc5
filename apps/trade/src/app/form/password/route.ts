import { postPassword } from "../../../features/account/post-password.ts";
import { answerTradePost } from "../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postPassword);
}
