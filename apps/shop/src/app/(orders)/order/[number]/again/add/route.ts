import { postOrderAgain } from "../../../../../../features/order/post-order-again.ts";
import { answerFormPost } from "../../../../../../purchase/form-post.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/again/add">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postOrderAgain(number, post));
}
