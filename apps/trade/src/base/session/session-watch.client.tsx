"use client";
import { fetchClientSession } from "@precise/api-client/clients/session";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { onSessionChangeElsewhere } from "./session-channel.ts";
import { forgetUser, keepUser } from "./stored-user.ts";

/**
 * Keeps the first name of who is signed in, and follows other tabs: when they log out this page leads to the login too,
 * and when somebody else logs in it is made anew for that person.
 */
export function SessionWatch({ firstname }: { readonly firstname: string }) {
  useEffect(() => {
    keepUser(firstname);
    return onSessionChangeElsewhere(() => void follow());
  }, [firstname]);
  return null;
}

async function follow(): Promise<void> {
  const session = await fetchClientSession(browserApi);
  // Not to be known now: the next page asks anew.
  if (!session.ok) return;
  if (session.value.user !== null) {
    location.reload();
    return;
  }
  forgetUser();
  location.assign(fullPath("/login"));
}
