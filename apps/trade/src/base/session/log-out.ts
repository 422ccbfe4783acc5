import { call } from "@precise/api-client/client";
import { logOutClient } from "@precise/contract/trade/session";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { browserApi } from "@precise/web/shell/browser-api";
import { copy } from "#trade/base/copy.ts";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { notifyOtherTabs } from "./session-channel.ts";
import { forgetUser } from "./stored-user.ts";

/**
 * Ends the session, forgets the person in this browser, and goes to the login: here and in every other tab.
 * @returns only when it failed, after saying so
 * @source spec §6 "Trade client"
 */
export async function logOut(): Promise<void> {
  const ended = await call(browserApi, logOutClient);
  if (!ended.ok) {
    showToast({ tone: "critical", title: copy.logOutFailed });
    return;
  }
  forgetUser();
  notifyOtherTabs();
  location.assign(fullPath("/login"));
}
