import { previewCookieName } from "@precise/contract/shop/preview";
import { draftMode } from "next/headers";
import { NextResponse } from "next/server";
import { canonicalOrigin } from "#shop/base/env.ts";
import { previewBy } from "#shop/base/server/preview.ts";

const closed = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

/** Where a preview's link leads: the browser sees the shop as it will be until the link ends. @source decision 108 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/preview/[token]">,
): Promise<Response> {
  const { token } = await params;
  const preview = await previewBy(token);
  if (preview === undefined)
    return new Response("This preview has ended. Ask for another link.", {
      status: 404,
      headers: { ...closed, "content-type": "text/plain; charset=utf-8" },
    });
  (await draftMode()).enable();
  const origin = canonicalOrigin();
  const answer = NextResponse.redirect(new URL("/", origin), { status: 303, headers: closed });
  answer.cookies.set(previewCookieName, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https://"),
    path: "/",
    expires: new Date(preview.ends_at),
  });
  return answer;
}
