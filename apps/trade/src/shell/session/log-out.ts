import { endClientSession } from "@precise/api-client/clients/session";
import { showToast } from "@precise/ui/components/toast-store";
import { browserApi } from "@precise/web/shell/browser-api";
import { copy } from "../../copy.ts";
import { fullPath } from "../base-path.ts";
import { forgetUser } from "./kept-user.ts";
import { tellOtherTabs } from "./session-channel.ts";

/**
 * Ends the session, forgets the person in this browser, and goes to the login: here and in every other tab.
 * @returns only when it could not be done, and then says so
 * @source SPEC §6 "Client logout removes the stored token and user data and redirects to /clients/login"
 */
export async function logOut(): Promise<void> {
  const ended = await endClientSession(browserApi);
  if (!ended.ok) {
    showToast({ tone: "critical", title: copy.logOutFailed });
    return;
  }
  forgetUser();
  tellOtherTabs();
  location.assign(fullPath("/login"));
}
