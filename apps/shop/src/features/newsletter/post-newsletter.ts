import { call } from "@precise/api-client/client";
import { subscribeToNewsletter } from "@precise/contract/shop/newsletter";
import { isDoubtUnseen } from "@precise/web/forms/email-doubt";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { newsletterCookie } from "./newsletter-cookie.ts";
import { newsletterOutcome } from "./newsletter-outcome.ts";

/** Subscribes without scripts; nothing is sent for an empty field. @source spec §5, design D20 */
export async function postNewsletter({ form, api }: FormPost): Promise<FormAnswer> {
  const email = (form.get("email") ?? "").trim().slice(0, 255);
  if (email === "") return { to: "/newsletter?outcome=missing" };
  if (isDoubtUnseen(form)) return { to: "/newsletter", cookies: [newsletterCookie(email)] };
  const outcome = newsletterOutcome(await call(api, subscribeToNewsletter, { body: { email } }));
  return {
    to: `/newsletter?outcome=${outcome}`,
    cookies: [newsletterCookie(outcome === "subscribed" ? null : email)],
  };
}
