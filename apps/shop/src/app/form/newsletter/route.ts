import { postNewsletter } from "../../../features/newsletter/post-newsletter.ts";
import { answerFormPost } from "../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postNewsletter);
}
