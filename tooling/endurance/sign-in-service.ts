import { createHash, randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Child, startChild } from "@precise/run/child";
import { getFreePort } from "@precise/run/ports";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import { startAnswerTally } from "../../apps/api/test/faults/answer-tally.ts";
import type { Lead, Neighbour, VisitedShop } from "../../apps/api/test/faults/neighbours/neighbour.ts";

/** As apps/identity and the API have it on a laptop. */
const clientId = "precise-local-web";
const keysPath = "/local_precise/.well-known/jwks.json";
/** A browser that asks a service which is away gives up. */
const patienceMs = 3_000;
const inStock = 4;

/** What a browser brings to the shop after a sign-in. */
interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** The shop gave no answer to it, or 503: it may have been taken all the same. */
  readonly isDoubtful: boolean;
}

/**
 * The user pool, and somebody who signs in again and again. A browser has its tokens from before a break: the API has to fetch the keys
 * that prove them.
 * @param restart starts the APIs anew: one that has run for a while has the keys already
 */
export async function signInService(
  lead: Lead,
  options: {
    readonly machine: Readonly<Record<string, string>>;
    readonly folder: string;
    readonly restart: () => Promise<void>;
  },
): Promise<Neighbour> {
  const name = "sign-in service";
  const port = await getFreePort();
  const url = await lead("api", name, `http://localhost:${port}`);
  const tally = startAnswerTally();
  const stock: Tokens[] = [];
  const broken: string[] = [];
  let shop: VisitedShop | undefined;
  let pool: Child | undefined;
  const counts = { sessions: 0, lost: 0 };

  async function fill(): Promise<void> {
    while (stock.length < inStock) stock.push(await newTokens(url, shop?.url ?? ""));
  }
  async function exchange(): Promise<void> {
    const tokens = stock.pop();
    if (tokens === undefined) return;
    const { accessToken, idToken, isDoubtful } = tokens;
    const begunAt = performance.now();
    let status: number | undefined;
    try {
      const answer = await fetch(`${shop?.url}/api/session`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: shop?.url ?? "",
          // Somebody else each time: one network may sign in thirty times in a quarter of an hour.
          "x-forwarded-for": `41.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        },
        body: JSON.stringify({ accessToken, idToken }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await answer.text();
      status = answer.status;
      if (status === 200) counts.sessions += 1;
      else if (isDoubtful && text.includes("sign_in_used")) counts.lost += 1;
      else if (status === 503 && answer.headers.has("retry-after"))
        stock.unshift({ ...tokens, isDoubtful: true });
      else broken.push(`a sign-in was answered ${status}: ${text.slice(0, 200)}`);
    } catch {
      stock.unshift({ ...tokens, isDoubtful: true });
      await delay(100);
    } finally {
      tally.onAnswer(status, performance.now() - begunAt);
    }
  }
  return {
    name,
    variables: { AUTH_ISSUER: `${url}/local_precise`, AUTH_CLIENT_ID: clientId },
    async open(running) {
      shop = running;
      pool = startChild({
        name,
        command: process.execPath,
        args: ["apps/identity/src/main.ts"],
        cwd: root,
        env: {
          ...options.machine,
          SHOP_ENV: "local",
          PARENT_PIPE: "1",
          IDENTITY_PORT: new URL(url).port,
          IDENTITY_LISTEN_PORT: String(port),
          SITE_ORIGINS: running.url,
          DATA_DIR: options.folder,
        },
        logFile: join(root, "bench-results", "logs", "faults", "identity.log"),
      });
      await waitUntilReady(pool, url + keysPath, 60_000);
    },
    whenBroken: options.restart,
    async act() {
      await fill().catch(() => undefined);
      await exchange();
    },
    done: () => counts.sessions,
    seen: () => `sign-ins: ${tally.take()}`,
    async finish() {
      const end = performance.now() + 60_000;
      while (stock.length > 0 && performance.now() < end) await exchange();
      if (stock.length > 0) broken.push(`${stock.length} sign-ins are refused still`);
    },
    async judge() {
      return {
        words: `${counts.sessions} sign-ins answered, ${counts.lost} whose answer was lost, which were not taken again`,
        broken,
      };
    },
    close: async () => pool?.stop(),
  };
}

/** Signs in at the stand-in for Google. */
async function newTokens(url: string, shopUrl: string): Promise<Tokens> {
  const verifier = randomBytes(32).toString("base64url");
  const signal = AbortSignal.timeout(patienceMs);
  const chosen = await fetch(`${url}/oauth2/stand-in/person`, {
    method: "POST",
    redirect: "manual",
    signal,
    body: new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${shopUrl}/auth`,
      response_type: "code",
      scope: "openid email profile",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      identity_provider: "Google",
      person: "1001",
    }),
  });
  const code = URL.parse(chosen.headers.get("location") ?? "")?.searchParams.get("code") ?? "";
  const answer = await fetch(`${url}/oauth2/token`, {
    method: "POST",
    signal,
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      redirect_uri: `${shopUrl}/auth`,
      code,
      code_verifier: verifier,
    }),
  });
  if (!answer.ok) throw new Error(`no tokens: ${answer.status} ${await answer.text()}`);
  // The stand-in's own form.
  const said = (await answer.json()) as { readonly access_token: string; readonly id_token: string };
  return { accessToken: said.access_token, idToken: said.id_token, isDoubtful: false };
}
