import { answerGoesWith } from "#shop/features/buying/cart/drawer/answer-goes-with.ts";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/form/cart/goes-with/[sku]">,
): Promise<Response> {
  return answerGoesWith((await params).sku);
}
