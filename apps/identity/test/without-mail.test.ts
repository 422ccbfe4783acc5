import { expect, it } from "vitest";
import { localPool } from "../src/store/pool-settings.ts";
import { runMailServer } from "./mail-server.ts";
import { productionVariables, runPool } from "./running-identity.ts";

const mails = runMailServer();
let isSet = false;
const pool = runPool(() => ({
  ...productionVariables,
  ...(isSet && { SMTP_URL: mails.url(), MAIL_FROM: "orders@shop.example" }),
}));
const { clientId: ClientId } = localPool;
const answerTo = async (name: string, body: object): Promise<unknown> =>
  (await pool.call(name, { ClientId, ...body })).json();
const readiness = async () => {
  const answer = await fetch(`${pool.url()}/readyz`);
  return { status: answer.status, body: await answer.json() };
};

it("without a mail server the pool is ready, says what is missing, and sends the codes once there is one", async () => {
  const Username = "ada@example.com";
  const failed = { __type: "CodeDeliveryFailureException" };
  expect(await answerTo("SignUp", { Username, Password: "lamp-post" })).toMatchObject(failed);
  // Alike for whoever is not known.
  expect(await answerTo("ForgotPassword", { Username: "nobody@example.com" })).toMatchObject(failed);
  expect(await readiness()).toEqual({
    status: 200,
    body: { ok: true, mail: { state: "not set: SMTP_URL", unsent: 1 } },
  });
  isSet = true;
  await pool.restart();
  const ConfirmationCode = await mails.codeTo(Username);
  expect(await answerTo("ConfirmSignUp", { Username, ConfirmationCode })).toEqual({});
  // The shop's address is its name where the sender has none.
  expect(mails.taken[0]?.raw).toMatch(/^Subject: shop\.example: /m);
  expect(await readiness()).toMatchObject({ body: { mail: { state: "set", queued: 0, givenUp: 0 } } });
});
