import { orderFormTable } from "../order-form-table.ts";

export async function POST(
  request: Request,
  { params }: RouteContext<"/order/[number]/form/[...act]">,
): Promise<Response> {
  const { number, act } = await params;
  const answer = orderFormTable.get(act.join("/"));
  return answer === undefined ? new Response(null, { status: 404 }) : answer(request, number);
}
