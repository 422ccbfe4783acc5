import { startFakeSmtpServer } from "../../platform/mail/fake-smtp-server.ts";
import type { Lead, Neighbour } from "./neighbour.ts";
import { judgeSending } from "./sent-once.ts";

/** Takes the shop's e-mails; orders cause them. */
export async function mailServer(lead: Lead): Promise<Neighbour> {
  const name = "mail server";
  const server = await startFakeSmtpServer();
  let seenBefore = 0;
  return {
    name,
    variables: {
      SMTP_URL: await lead("api", name, server.url),
      MAIL_FROM: "Precise <orders@shop.example>",
    },
    done: () => server.taken.length,
    seen() {
      const count = server.taken.length - seenBefore;
      seenBefore = server.taken.length;
      return `${count} e-mails taken`;
    },
    judge: (db) =>
      judgeSending(db, "mail", "message_key::text", () =>
        server.taken.map(({ messageId }) => messageId.slice(1).split("@")[0] ?? ""),
      ),
    close: () => server.close(),
  };
}
