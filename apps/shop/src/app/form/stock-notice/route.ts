import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postStockNotice } from "#shop/features/stock-notices/post-stock-notice.ts";

export function POST(request: Request): Promise<Response> {
  return answerFormPost(request, postStockNotice);
}
