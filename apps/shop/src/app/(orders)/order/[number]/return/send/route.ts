import { answerFormPostOf } from "#shop/base/server/shop-post.ts";
import { postClaim } from "#shop/features/buying/returns/post-claim.ts";
import { readBrief } from "#shop/features/messages/read-brief.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/return/send">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPostOf(request, readBrief, (post) => postClaim(number, post));
}
