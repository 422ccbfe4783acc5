import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postWishRemoval } from "#shop/features/wishlist/post-wish-removal.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postWishRemoval);
}
