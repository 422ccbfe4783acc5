import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postRefundAccount } from "#shop/features/buying/order/payment/post-refund-account.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/refund-account">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postRefundAccount(number, post));
}
