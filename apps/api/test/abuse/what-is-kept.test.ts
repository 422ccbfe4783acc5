import { randomUUID } from "node:crypto";
import { routes } from "@precise/contract/routes";
import type { NamedRoute } from "@precise/contract/wire/route";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { callSamples, type Sample } from "../main/call-samples.ts";
import { fakePayments } from "../modules/payments/fake-provider.ts";
import { signIn } from "../modules/sessions/sign-in.ts";

/** Of every call, well made by its caller: what caches may keep of the answer, and what the log keeps of the call. */
describe("every call", () => {
  const calls: readonly NamedRoute[] = routes;
  let api: TestApi;
  let samples: Record<string, Sample>;
  let cookie: string;
  const cookies: string[] = [];
  const answers = new Map<string, Answer>();

  beforeAll(async () => {
    api = await startTestApi("pglite", { online: fakePayments });
    ({ samples, cookie } = await callSamples(api));
    for (const route of calls) answers.set(route.id, await send(route));
  });
  afterAll(() => api.close());

  async function send(route: NamedRoute, as?: string): Promise<Answer> {
    const sample = samples[route.id] ?? expect.fail(`no sample of ${route.id}`);
    const path = sample.path ?? route.path;
    const headers = { cookie: as ?? (await cookieFor(sample)), "idempotency-key": randomUUID() };
    cookies.push(headers.cookie);
    if (route.method === "GET") return api.get(path, headers);
    return route.method === "DELETE"
      ? api.delete(path, headers, sample.body)
      : api.post(path, sample.body, headers);
  }
  async function cookieFor({ isPersonal, signsInAs, clientCookie }: Sample): Promise<string> {
    if (clientCookie !== undefined)
      return typeof clientCookie === "string" ? clientCookie : await clientCookie();
    if (!isPersonal) return "";
    return signsInAs ? await signIn(api, signsInAs()) : cookie;
  }
  const isForAll = (route: NamedRoute) => route.method === "GET" && route.isPersonal !== true;

  it("abuse 37: no cache may keep an answer that is one person's, nor the answer to a write", () => {
    const kept = calls.filter((route) => !isForAll(route));
    const loose = kept.filter(
      (route) => answers.get(route.id)?.headers.get("cache-control") !== "private, no-store",
    );
    expect(loose.map((route) => route.id)).toEqual([]);
    expect(kept.length).toBeGreaterThan(60);
  });

  it("abuse 37: what caches may keep is the same for everyone, sets no cookie, and varies by encoding alone", async () => {
    for (const route of calls.filter(isForAll)) {
      const [guest, ada] = [await send(route, ""), await send(route, cookie)];
      expect([route.id, ada.status, ada.text]).toEqual([route.id, guest.status, guest.text]);
      expect([route.id, ada.headers.get("vary")]).toEqual([route.id, "accept-encoding"]);
      expect([route.id, ada.headers.getSetCookie()]).toEqual([route.id, []]);
    }
  });

  it("abuse 37: nor may it keep a refusal", async () => {
    for (const path of [
      "/api/account",
      "/api/clients/category",
      "/api/nope",
      "/api/category/getcategorybyid/x",
    ])
      expect((await api.get(path)).headers.get("cache-control")).toBe("private, no-store");
  });

  it("abuse 41: the log has every call, and no e-mail, phone, name, address, token or cart id of it", () => {
    const log = api.logged();
    for (const route of calls) expect(log).toContain(`"call":"${route.id}"`);
    const tokens = cookies.filter(Boolean).map((one) => one.split("=")[1] ?? "");
    const cartIds = [...answers.values()].flatMap(({ text }) => /"cartId":"([^"]+)"/.exec(text)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThan(10);
    expect(cartIds.length).toBeGreaterThan(5);
    const leaked = [...tokens, ...cartIds].filter((secret) => log.includes(secret));
    expect(leaked).toEqual([]);
    // A request's own number is random: its digits may look like the beginning of a phone's.
    const written = log.replaceAll(/"reqId":"[0-9a-f-]{36}"/g, "").split("\n");
    const personal = /@example\.com|@trade\.example|803 ?123|Harbour Light|\bAda\b/;
    expect(written.filter((line) => personal.test(line))).toEqual([]);
  });

  it("abuse 41: no call has an e-mail, a phone or a session in its address", () => {
    const named = calls.flatMap((route) => [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter((name) => /mail|phone|session|cart|password|access|cookie/i.test(name ?? "")),
    ).toEqual([]);
  });
});
