import { answerFormPostOf } from "#shop/base/server/shop-post.ts";
import { readBrief } from "#shop/features/messages/read-brief.ts";
import { postReview } from "#shop/features/reviews/post-review.ts";

/** Under the order's own path, so that the cookie that opens it comes along. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/review/send">,
): Promise<Response> {
  const { number } = await params;
  return answerFormPostOf(request, readBrief, (post) => postReview(number, post));
}
