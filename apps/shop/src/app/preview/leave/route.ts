import { previewCookieName } from "@precise/contract/shop/preview";
import { draftMode } from "next/headers";
import { NextResponse } from "next/server";
import { canonicalOrigin } from "#shop/base/env.ts";

/** Back to the shop as it is now. */
export async function POST(): Promise<Response> {
  (await draftMode()).disable();
  const answer = NextResponse.redirect(new URL("/", canonicalOrigin()), {
    status: 303,
    headers: { "cache-control": "private, no-store" },
  });
  answer.cookies.delete(previewCookieName);
  return answer;
}
