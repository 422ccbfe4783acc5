import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedSession } from "#api/desk/people/session-commands.ts";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { signIn } from "./sign-in.ts";

describe.each(databaseKinds)("an operator's hand on shoppers' sessions on %s", (kind) => {
  let api: TestApi;
  let ask: (command: string, input: object) => Promise<unknown>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    ask = async (command, input) => commands[command]?.(input, () => undefined);
  });
  afterAll(() => api.close());
  const isSignedIn = async (cookie: string) => (await api.get("/api/account", { cookie })).status === 200;

  it("lists the devices of an e-mail, and signs them all out at once, noted in the audit", async () => {
    const [phone, laptop] = [await signIn(api, "ada", { "user-agent": "curl/8" }), await signIn(api, "ada")];
    // Someone else who once typed the same address, and no one confirmed it.
    const claimed = await signIn(api, "ada:Facebook_1:unverified");
    const bola = await signIn(api, "bola");
    const listed = (await ask("sessions.list", { email: "ADA@example.com" })) as ListedSession[];
    expect(listed.map(({ email_verified }) => email_verified)).toEqual([true, true, false]);

    expect(await ask("sessions.end", { email: "Ada@example.com", by: "Ngozi" })).toEqual({
      whose: "Ada@example.com",
      ended: 3,
    });
    for (const cookie of [phone, laptop, claimed]) expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(bola)).toBe(true);
    const audit = await ask("audit.list", { subject: listed[0]?.customer, limit: 5 });
    expect(audit).toMatchObject([
      { actor: "Ngozi", act: "sessions.end", before: { sessions: 2 }, after: { sessions: 0 } },
    ]);
    expect(JSON.stringify(audit)).not.toContain("example.com");
  });

  it("names an e-mail that no shopper has, and a text that is none", async () => {
    await expect(ask("sessions.end", { email: "nobody@example.com", by: "Ngozi" })).rejects.toThrow(
      "No customer has the e-mail nobody@example.com.",
    );
    await expect(ask("sessions.list", { email: "ada" })).rejects.toThrow("must be an e-mail address");
  });
});
