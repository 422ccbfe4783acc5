import { isDoubtUnseen } from "@precise/web/forms/email-doubt";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { messageCookie, messagePage } from "./message-cookie.ts";
import { entriesOf } from "./message-entries.ts";
import type { MessageFormName } from "./message-forms.ts";
import type { PostedBrief } from "./read-brief.ts";
import { sendTyped } from "./send-message.ts";
import { sendPictures } from "./send-pictures.ts";

/**
 * Sends a form without scripts. What could not be sent comes back to the form's own page with everything that was typed
 * and every picture that has arrived.
 * @source design D20
 */
export async function postMessage(
  form: MessageFormName,
  { form: { form: typed, files }, api }: FormPost<PostedBrief>,
): Promise<FormAnswer> {
  const entries = entriesOf(form, typed);
  const { tokens, problem } =
    form === "design"
      ? await sendPictures(api, files, lists(entries.pictures))
      : { tokens: undefined, problem: null };
  const all = tokens === undefined ? entries : { ...entries, pictures: tokens };
  const page = messagePage(form);
  const back = (query: string, kept = all): FormAnswer => ({
    to: `${page}${query}`,
    cookies: [messageCookie(form, kept)],
  });
  if (problem !== null) return back(`?pictures=${problem}`);
  if (isDoubtUnseen(typed)) return back("?outcome=email");
  const outcome = await sendTyped(api, form, all);
  switch (outcome.kind) {
    case "sent":
      return { to: `${page}?sent=${outcome.reference}`, cookies: [messageCookie(form, null)] };
    case "fields":
      return back("?outcome=fields");
    case "pictures":
      return back("?pictures=unknown_picture", { ...all, pictures: [] });
    default:
      return back(`?outcome=${outcome.kind}`);
  }
}

function lists(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === "string" ? [value] : (value ?? []);
}
