import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postNewsletter } from "#shop/features/newsletter/post-newsletter.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postNewsletter);
}
