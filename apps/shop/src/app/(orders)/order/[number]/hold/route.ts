import { postHoldAgain } from "../../../../../features/order/post-order-acts.ts";
import { answerFormPost } from "../../../../../purchase/form-post.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/hold">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postHoldAgain(number, post));
}
