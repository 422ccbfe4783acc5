import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { readEnv } from "../src/env.ts";
import { type RunningIdentity, startIdentity } from "../src/start-identity.ts";
import type { Mail } from "../src/store/pool-state.ts";

export const shop = "http://localhost:3999";

type Variables = Readonly<Record<string, string>>;

/** Starts a pool of its own for the tests of one file, as on a laptop. @param variables of its environment, besides */
export function runIdentity(variables: Variables = {}) {
  const pool = runPool(() => ({
    SHOP_ENV: "local",
    SITE_ORIGINS: shop,
    IDENTITY_CODES_PER_HOUR: "100",
    ...variables,
  }));
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await fetch(`${pool.url()}/outbox.json?to=${encodeURIComponent(email)}`)).json();
  return {
    ...pool,
    mailsTo,
    lastCodeTo: async (email: string): Promise<string> => (await mailsTo(email)).at(-1)?.code ?? "",
  };
}

/** What a pool of a real shop has in its environment. */
export const productionVariables: Variables = {
  IDENTITY_ORIGIN: "https://signin.shop.example",
  SITE_ORIGINS: "https://shop.example",
};

/** Starts a pool for the tests of one file, and can start it again on the same folder. @param variables are asked at each start */
export function runPool(variables: () => Variables) {
  const folder = mkdtempSync(join(tmpdir(), "precise-identity-"));
  let running: RunningIdentity | undefined;
  const url = () => {
    if (running === undefined) throw new Error("the pool has not been started");
    return running.url;
  };
  const start = async () => {
    running = await startIdentity(readEnv({ IDENTITY_PORT: "0", DATA_DIR: folder, ...variables() }));
  };
  beforeAll(start);
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    url,
    restart: async () => {
      await running?.stop();
      await start();
    },
    call: (name: string, body: object, headers: Record<string, string> = {}) =>
      callPool(url(), name, body, headers),
  };
}

/** One call of the user pool's API. */
export function callPool(url: string, name: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${name}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}
