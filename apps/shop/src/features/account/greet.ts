import { call } from "@precise/api-client/client";
import { readSession } from "@precise/contract/shop/session";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { accountCopy } from "./account-copy.ts";

/** Greets who has just signed in, by the name that the server knows. */
export async function greet(): Promise<void> {
  const known = await call(personalApi, readSession);
  if (!known.ok || known.value === null) return;
  showToast({
    tone: "positive",
    title: accountCopy.welcome(known.value.attributes.given_name),
    message: accountCopy.signedIn,
  });
}
