import { answerFormPostOf } from "#shop/base/server/shop-post.ts";
import { isMessageForm } from "#shop/features/messages/message-cookie.ts";
import { postMessage } from "#shop/features/messages/post-message.ts";
import { readBrief } from "#shop/features/messages/read-brief.ts";

export async function POST(
  request: Request,
  { params }: RouteContext<"/form/message/[form]">,
): Promise<Response> {
  const { form } = await params;
  if (!isMessageForm(form)) return new Response(null, { status: 404 });
  return answerFormPostOf(request, readBrief, (post) => postMessage(form, post));
}
