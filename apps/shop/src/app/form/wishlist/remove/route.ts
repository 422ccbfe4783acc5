import { postWishRemoval } from "../../../../features/wishlist/post-wish-removal.ts";
import { answerFormPost } from "../../../../purchase/form-post.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postWishRemoval);
}
