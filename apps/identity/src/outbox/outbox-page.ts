import { html } from "hono/html";
import { page } from "../hosted-ui/html-page.ts";
import type { Mail } from "../store/pool-state.ts";

const lagosTime = new Intl.DateTimeFormat("en-NG", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Africa/Lagos",
});

/** The mails that a real user pool would have sent, newest first. */
export function outboxPage(mails: readonly Mail[]) {
  return page(
    "Codes sent by e-mail",
    mails.length === 0
      ? html`<p>Nothing has been sent yet.</p>`
      : html`<ol>
          ${mails.toReversed().map(
            ({ to, subject, text, at }) =>
              html`<li>
                  <p><strong>${subject}</strong> to ${to}, ${lagosTime.format(new Date(at))}<br />${text}</p>
                </li>`,
          )}
        </ol>`,
  );
}
