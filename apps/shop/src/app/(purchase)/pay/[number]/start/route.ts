import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postStartPayment } from "#shop/features/buying/order/payment/post-start-payment.ts";

/** Under the page's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/pay/[number]/start">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postStartPayment(number, post));
}
