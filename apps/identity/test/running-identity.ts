import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type RunningIdentity, startIdentity } from "../src/start-identity.ts";
import type { Mail } from "../src/store/pool-state.ts";

export const shop = "http://localhost:3999";

/** Starts a stand-in of its own for the tests of one file. */
export function runIdentity(codesPerHour = 100) {
  const folder = mkdtempSync(join(tmpdir(), "precise-identity-"));
  let running: RunningIdentity | undefined;
  const url = () => {
    if (running === undefined) throw new Error("the stand-in has not been started");
    return running.url;
  };
  beforeAll(async () => {
    running = await startIdentity({
      port: 0,
      dataFolder: folder,
      siteOrigins: [shop],
      codesPerHour,
      endsWithParent: false,
    });
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    url,
    mailsTo: async (email: string): Promise<Mail[]> =>
      (await fetch(`${url()}/outbox.json?to=${encodeURIComponent(email)}`)).json(),
    lastCodeTo: async (email: string): Promise<string> => {
      const mails: Mail[] = await (
        await fetch(`${url()}/outbox.json?to=${encodeURIComponent(email)}`)
      ).json();
      return mails.at(-1)?.code ?? "";
    },
    call: (name: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${url()}/`, {
        method: "POST",
        headers: {
          "content-type": "application/x-amz-json-1.1",
          "x-amz-target": `AWSCognitoIdentityProviderService.${name}`,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  };
}
