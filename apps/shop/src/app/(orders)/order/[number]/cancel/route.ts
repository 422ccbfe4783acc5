import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postCancel } from "#shop/features/buying/order/post-order-acts.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/cancel">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postCancel(number, post));
}
