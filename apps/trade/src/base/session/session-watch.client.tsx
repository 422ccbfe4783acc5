"use client";
import { call } from "@precise/api-client/client";
import { readClientSession } from "@precise/contract/trade/session";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { onSessionChangeElsewhere } from "./session-channel.ts";
import { forgetUser, storeUser } from "./stored-user.ts";

/**
 * Stores the first name of who is signed in, and follows other tabs: when they log out this page goes to the login too,
 * and when another person logs in it reloads for that person.
 */
export function SessionWatch({ firstname }: { readonly firstname: string }) {
  useEffect(() => {
    storeUser(firstname);
    return onSessionChangeElsewhere(() => void follow());
  }, [firstname]);
  return null;
}

async function follow(): Promise<void> {
  const session = await call(browserApi, readClientSession);
  // Not known now: the next page asks again.
  if (!session.ok) return;
  if (session.value.user !== null) {
    location.reload();
    return;
  }
  forgetUser();
  location.assign(fullPath("/login"));
}
