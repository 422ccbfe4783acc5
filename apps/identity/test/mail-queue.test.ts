import { afterEach, expect, it, vi } from "vitest";
import { localPool } from "../src/store/pool-settings.ts";
import { runMailServer } from "./mail-server.ts";
import { productionVariables, runPool } from "./running-identity.ts";

const mails = runMailServer();
const pool = runPool(() => ({
  ...productionVariables,
  SMTP_URL: mails.url(),
  MAIL_FROM: "Ada Lights <orders@shop.example>",
}));
const { clientId: ClientId } = localPool;
const begun = Date.now();
afterEach(() => void vi.useRealTimers());

const signUp = (Username: string) => pool.call("SignUp", { ClientId, Username, Password: "lamp-post" });
const mailState = async (): Promise<object> => {
  const body: { mail: object } = await (await fetch(`${pool.url()}/readyz`)).json();
  return body.mail;
};
const reach = (state: object) => expect.poll(mailState, { timeout: 10_000 }).toMatchObject(state);
/** Moves the clock, and lets a call wake the queue. */
async function afterMinutes(minutes: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: begun + minutes * 60_000 });
  await pool.call("GetUser", {});
}

it("a mail that the server cannot take yet is sent a little later, with a code that works", async () => {
  const Username = "ada@example.com";
  mails.refuseNext(451);
  await signUp(Username);
  await reach({ queued: 1 });
  await afterMinutes(1.5);
  const ConfirmationCode = await mails.codeTo(Username);
  const answer = await pool.call("ConfirmSignUp", { ClientId, Username, ConfirmationCode });
  expect(answer.status).toBe(200);
});

it("is given up after a quarter of an hour, or at once where it is refused for good", async () => {
  await afterMinutes(10);
  mails.refuseNext(550);
  await signUp("bola@example.com");
  await reach({ queued: 0, givenUp: 1 });
  mails.refuseNext(451, 451);
  await signUp("chi@example.com");
  await reach({ queued: 1, givenUp: 1 });
  await afterMinutes(26);
  await reach({ queued: 0, givenUp: 2 });
});
