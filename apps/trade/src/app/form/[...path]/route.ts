import { answerTradePost } from "#trade/base/server/trade-post.ts";
import { formTable } from "../form-table.ts";

export async function POST(request: Request, { params }: RouteContext<"/form/[...path]">): Promise<Response> {
  const form = formTable.get((await params).path.join("/"));
  if (form === undefined) return new Response(null, { status: 404 });
  return answerTradePost(request, form.act, form.largestBytes);
}
