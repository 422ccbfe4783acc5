import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { postHang } from "#shop/features/my-lights/post-hang.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/lights/hang">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postHang(number, post));
}
