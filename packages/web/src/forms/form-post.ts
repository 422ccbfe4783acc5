import type { Result } from "@precise/cart-core/result";
import { webEnv } from "../env.ts";
import { type CookieToSet, cookieHeader } from "./cookie-header.ts";
import { readForm } from "./read-form.ts";

/** A form post that was let in: from our own page, a form, of a fair size. */
export interface AdmittedPost<Form = URLSearchParams> {
  readonly form: Form;
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
 * form of ours sends. Every answer is 303, so that a reload never posts again;
 * a page that posts behind its back asks for JSON, and gets the address of the next page in it.
 * @param largestBytes for a form that takes a whole list
 * @source design D6, D20
 */
export function answerPost(
  request: Request,
  act: (post: AdmittedPost) => Promise<FormAnswer>,
  largestBytes?: number,
): Promise<Response> {
  return answerPostOf(request, (post) => readForm(post, largestBytes), act);
}

/** Reads a post's body, and no more of it than is fair. */
export type ReadPost<Form> = (request: Request) => Promise<Result<Form, "not-a-form" | "too-large">>;

/** The same for forms that are read in another way: with many files. */
export async function answerPostOf<Form>(
  request: Request,
  read: ReadPost<Form>,
  act: (post: AdmittedPost<Form>) => Promise<FormAnswer>,
): Promise<Response> {
  const foreign = refuseForeign(request);
  if (foreign) return foreign;
  const form = await read(request);
  if (!form.ok) {
    return form.code === "too-large"
      ? refusal(413, "That is more text than this form takes.")
      : refusal(415, "This address takes the shop's forms only.");
  }
  const cookies = readCookies(request.headers.get("cookie"));
  return leadOn(
    await act({ form: form.value, cookies }),
    request.headers.get("accept") === "application/json",
  );
}

/** A file that a form sent. `none`: nothing was chosen. */
export type FilePost = { readonly cookies: AdmittedPost["cookies"] } & (
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "none" | "too-large" }
);

/** Room for the parts of a form round its file. */
const formRoundFileBytes = 4096;

/**
 * The same for a form with a file. What is larger is refused by its announced length, before it is read: browsers announce
 * it always.
 * @param field name of the file's field
 */
export async function answerFilePost(
  request: Request,
  { field, largestBytes }: { readonly field: string; readonly largestBytes: number },
  act: (post: FilePost) => Promise<FormAnswer>,
): Promise<Response> {
  const foreign = refuseForeign(request);
  if (foreign) return foreign;
  const cookies = readCookies(request.headers.get("cookie"));
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data"))
    return refusal(415, "This address takes the shop's forms only.");
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (!(length <= largestBytes + formRoundFileBytes))
    return seeOther(await act({ kind: "too-large", cookies }));
  const file = await request.formData().then(
    (form) => form.get(field),
    () => null,
  );
  if (!(file instanceof File) || file.size === 0) return seeOther(await act({ kind: "none", cookies }));
  return seeOther(await act({ kind: "file", file, cookies }));
}

function refuseForeign(request: Request): Response | null {
  return isForeignPost(request.headers, webEnv().siteOrigins)
    ? refusal(403, "This form can only be sent from the shop itself.")
    : null;
}

function seeOther(answer: FormAnswer): Response {
  return leadOn(answer, false);
}

/** @param isAside the page stays, and asks where it would be led: its scripts go there */
function leadOn(answer: FormAnswer, isAside: boolean): Response {
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const cookie of answer.cookies ?? []) {
    headers.append("set-cookie", cookieHeader(cookie, webEnv().canonicalOrigin.startsWith("https:")));
  }
  for (const header of answer.relayed ?? []) headers.append("set-cookie", header);
  if (isAside) return Response.json({ to: answer.to }, { headers });
  headers.set("location", answer.to);
  return new Response(null, { status: 303, headers });
}

function refusal(status: 403 | 413 | 415, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8" },
  });
}

/**
 * Whether a form post comes from another site and must be answered 403 before its body is read. The browser's own
 * word (Sec-Fetch-Site) decides where it is given; else the Origin must be one of ours. A post with neither is
 * refused: every browser that can show the shop sends at least one.
 * @param ownOrigins origins of this shop, `https://shop.example`
 * @source design D6, D20
 */
export function isForeignPost(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = headers.get("origin");
  return origin === null || !ownOrigins.includes(origin);
}

/** The cookies of a request by name; of a name that comes twice the first counts, as browsers send the longest path first. */
function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(/; */)) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1)));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not ours: our own values are percent-encoded.
    return value;
  }
}
