import { webEnv } from "../env.ts";
import { type CookieToSet, cookieHeader } from "./cookie-header.ts";
import { isForeignPost } from "./is-foreign-post.ts";
import { readCookies } from "./read-cookies.ts";
import { readForm } from "./read-form.ts";

/** A form post that was let in: from our own page, a form, of a fair size. */
export interface AdmittedPost {
  readonly form: URLSearchParams;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Where the browser goes next. */
export interface FormAnswer {
  readonly to: `/${string}`;
  readonly cookies?: readonly CookieToSet[];
  /** Set-Cookie headers of the API's own, passed on as they are. */
  readonly relayed?: readonly string[];
}

/**
 * Lets a form post in, or refuses it: 403 from another site, before its body is read; 415 and 413 for bodies that no
 * form of ours sends. Every answer is 303, so that a reload never posts again.
 * @source D6, D20
 */
export async function answerPost(
  request: Request,
  act: (post: AdmittedPost) => Promise<FormAnswer>,
): Promise<Response> {
  const { siteOrigins, canonicalOrigin } = webEnv();
  if (isForeignPost(request.headers, siteOrigins))
    return refusal(403, "This form can only be sent from the shop itself.");
  const form = await readForm(request);
  if (!form.ok) {
    return form.code === "too-large"
      ? refusal(413, "That is more text than this form takes.")
      : refusal(415, "This address takes the shop's forms only.");
  }
  const answer = await act({ form: form.value, cookies: readCookies(request.headers.get("cookie")) });
  const headers = new Headers({ "cache-control": "private, no-store", location: answer.to });
  for (const cookie of answer.cookies ?? []) {
    headers.append("set-cookie", cookieHeader(cookie, canonicalOrigin.startsWith("https:")));
  }
  for (const header of answer.relayed ?? []) headers.append("set-cookie", header);
  return new Response(null, { status: 303, headers });
}

function refusal(status: 403 | 413 | 415, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8" },
  });
}
