import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postQuestion } from "#shop/features/questions/post-question.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postQuestion);
}
