import { randomUUID } from "node:crypto";
import type { Sample } from "../http/call-samples.ts";
import type { TestApi } from "../http/start-test-api.ts";
import { clientPassword, logIn, putClients } from "./put-clients.ts";

/** A sample of every call of the trade area, and what they need. */
export async function clientCallSamples(api: TestApi): Promise<Record<string, Sample>> {
  const { ngozi } = await putClients(api.db);
  const contact = { firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" };
  const application = { company: "Ife Interiors", trade: "designer", state: "Osun" };
  return {
    logInClient: {
      body: { email: ngozi.email, password: clientPassword },
      bad: { body: { email: "ngozi", password: "x" }, field: "email" },
    },
    logOutClient: { clientCookie: await logIn(api, ngozi.email) },
    readClientSession: { clientCookie: await logIn(api, ngozi.email) },
    changeClientPassword: {
      // Somebody new each time: who has changed a password has another one.
      clientCookie: async () => logIn(api, (await putClients(api.db)).tunde.email),
      body: { current_password: clientPassword, new_password: randomUUID() },
      bad: { body: { current_password: "x", new_password: "short" }, field: "new_password" },
    },
    applyForClientAccount: {
      body: { ...application, contact: { ...contact, email: "ife@example.com" } },
      bad: {
        body: { ...application, trade: "magician", contact: { ...contact, email: "ife@example.com" } },
        field: "trade",
      },
    },
  };
}
