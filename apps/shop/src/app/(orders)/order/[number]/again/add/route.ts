import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postOrderAgain } from "#shop/features/buying/order/again/post-order-again.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/again/add">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postOrderAgain(number, post));
}
