import { orderPage } from "#shop/base/storage/order-cookie.ts";

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
