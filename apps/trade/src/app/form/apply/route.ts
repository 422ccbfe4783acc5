import { postApplication } from "../../../features/apply/post-application.ts";
import { answerTradePost } from "../../../server/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerTradePost(request, postApplication);
}
