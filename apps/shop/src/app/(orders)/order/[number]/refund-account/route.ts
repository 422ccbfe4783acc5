import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { postAccountMail } from "#shop/features/buying/order/refund-account/post-account-mail.ts";

/** Accounts were named here once; the order's page says where they are named now. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/order/[number]/refund-account">,
): Promise<Response> {
  const { number } = await params;
  return new Response(null, {
    status: 303,
    headers: { location: `${orderPage(encodeURIComponent(number))}#payment` },
  });
}

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/refund-account">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPost(request, (post) => postAccountMail(number, post));
}
