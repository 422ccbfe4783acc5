import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { isCheckoutStep } from "#shop/features/buying/checkout/checkout-steps.ts";
import { postCheckoutStep } from "#shop/features/buying/checkout/post-checkout-step.ts";

export async function POST(
  request: Request,
  { params }: RouteContext<"/checkout/save/[step]">,
): Promise<Response> {
  const { step } = await params;
  if (!isCheckoutStep(step) || step === "review") return new Response(null, { status: 404 });
  return answerFormPost(request, (post) => postCheckoutStep(step, post));
}
