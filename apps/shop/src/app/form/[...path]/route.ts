import { answerFormPost } from "#shop/base/server/shop-post.ts";
import { formTable } from "../form-table.ts";

export async function POST(request: Request, { params }: RouteContext<"/form/[...path]">): Promise<Response> {
  const act = formTable.get((await params).path.join("/"));
  return act === undefined ? new Response(null, { status: 404 }) : answerFormPost(request, act);
}
