import { isMessageForm } from "../../../../features/messages/message-cookie.ts";
import { postMessage } from "../../../../features/messages/post-message.ts";
import { readBrief } from "../../../../features/messages/read-brief.ts";
import { answerFormPostOf } from "../../../../purchase/form-post.ts";

export async function POST(
  request: Request,
  { params }: RouteContext<"/form/message/[form]">,
): Promise<Response> {
  const { form } = await params;
  if (!isMessageForm(form)) return new Response(null, { status: 404 });
  return answerFormPostOf(request, readBrief, (post) => postMessage(form, post));
}
