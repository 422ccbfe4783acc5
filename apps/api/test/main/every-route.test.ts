import { randomUUID } from "node:crypto";
import { calls as callsById, routes } from "@precise/contract/routes";
import { successBody } from "@precise/contract/wire/envelope";
import type { NamedRoute } from "@precise/contract/wire/route";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answers } from "#api/platform/http/handle.ts";
import { databaseKinds } from "../fixtures/database.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { fakePayments } from "../modules/payments/fake-provider.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { callSamples, type Sample } from "./call-samples.ts";

describe.each(databaseKinds)("every call on %s", (kind) => {
  let api: TestApi;
  let samples: Record<string, Sample>;
  let cookie: string;

  beforeAll(async () => {
    api = await startTestApi(kind, { online: fakePayments });
    ({ samples, cookie } = await callSamples(api));
  });
  afterAll(() => api.close());

  async function send(
    route: NamedRoute,
    sample: { readonly path?: string; readonly body?: unknown },
  ): Promise<Answer> {
    const path = sample.path ?? route.path;
    const session = await sessionOf(sampleOf(route));
    if (route.method === "GET") return api.get(path, session);
    if (route.method === "DELETE") return api.delete(path, session, sample.body);
    return api.post(path, sample.body, { "idempotency-key": randomUUID(), ...session });
  }
  async function sessionOf({ isPersonal, signsInAs, clientCookie }: Sample): Promise<Record<string, string>> {
    if (clientCookie !== undefined)
      return { cookie: typeof clientCookie === "string" ? clientCookie : await clientCookie() };
    if (!isPersonal) return {};
    return { cookie: signsInAs ? await signIn(api, signsInAs()) : cookie };
  }
  const calls: readonly NamedRoute[] = routes;
  const sampleOf = (route: NamedRoute) => samples[route.id] ?? expect.fail(`no sample of ${route.id}`);

  it.each(calls.map((route) => [route.id, route] as const))(
    "%s answers in the shape of the contract",
    async (_id, route) => {
      const answer = await send(route, sampleOf(route));
      expect(answer.status).toBe(route.status);
      const body = successBody(route.data).safeParse(answer.json);
      expect(body.error?.issues).toBeUndefined();
      // Nothing that the contract does not name slipped through.
      expect(answer.json).toEqual(body.data);
    },
  );

  it.each(calls.map((route) => [route.id, route] as const))(
    "%s names the field of bad input",
    async (_id, route) => {
      const { bad } = sampleOf(route);
      if (!bad) return expect(route.body).toBeUndefined();
      const { status, errors } = failureOf(await send(route, bad));
      expect(status).toBe(400);
      expect(errors.map((error) => error.field)).toContain(bad.field);
    },
  );

  // What each call takes at its bounds, the contract's own tests say; here only that the server asks the contract.
  const search = "/api/product/search";
  const many = (pieces: number) => Array.from({ length: pieces }, (_, at) => `x${at}`);
  it.each([
    ["a text", "name", [search, { name: "x".repeat(128) }], [search, { name: "x".repeat(129) }]],
    [
      "a number",
      "pageSize",
      [search, { name: "lamp", pageSize: 96 }],
      [search, { name: "lamp", pageSize: 97 }],
    ],
    [
      "a list",
      "filters.finish.in",
      [search, { name: "lamp", filters: { finish: { in: many(60) } } }],
      [search, { name: "lamp", filters: { finish: { in: many(61) } } }],
    ],
    [
      "a number of the path",
      "currentPage",
      ["/api/product/category/16/1/24", {}],
      ["/api/product/category/16/0/24", {}],
    ],
  ] as const)(
    "%s beyond its bound is a 400 that names it, and at its bound is none",
    async (_what, field, [path, body], [otherPath, otherBody]) => {
      const { errors = [] } = (await api.post(path, body)).json as { errors?: { field?: string }[] };
      expect(errors.map((error) => error.field)).not.toContain(field);
      expect(failureOf(await api.post(otherPath, otherBody))).toEqual({
        status: 400,
        errors: [{ code: "invalid_input", field }],
      });
    },
  );

  it.each(calls.filter(({ method }) => method !== "GET").map((route) => [route.id, route] as const))(
    "%s refuses a key that it does not know",
    async (_id, route) => {
      const sample = sampleOf(route);
      const body = { ...(sample.body as object), deliveryFee: 0 };
      expect(failureOf(await send(route, { ...sample, body }))).toMatchObject({
        status: 400,
        errors: [{ code: "unknown_key", field: "deliveryFee" }],
      });
    },
  );

  it.each(calls.map((route) => [route.id, route] as const))(
    "%s says 404 for what is not there",
    async (_id, route) => {
      const { missing } = sampleOf(route);
      if (!missing) return expect(route.failures).not.toContain(404);
      expect(failureOf(await send(route, missing)).status).toBe(404);
    },
  );

  it.each(calls.map((route) => [route.id, route] as const))(
    "%s answers with a trailing slash too",
    async (_id, route) => {
      const sample = sampleOf(route);
      const path = `${sample.path ?? route.path}/`;
      expect(
        (
          await send(route, {
            ...(sample.missing ?? sample),
            path: sample.missing?.path ? `${sample.missing.path}/` : path,
          })
        ).status,
      ).toBe(sample.missing ? 404 : route.status);
    },
  );

  it.each(calls.map((route) => [route.id, route] as const))(
    "%s refuses other methods with 405",
    async (_id, route) => {
      const response = await fetch(api.url + (sampleOf(route).path ?? route.path), {
        method: "PUT",
        body: "<xml/>",
      });
      expect(response.status).toBe(405);
      const methods = calls.filter(({ path }) => path === route.path).map(({ method }) => method);
      const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
      expect(response.headers.get("allow")?.split(", ").sort()).toEqual(allowed.sort());
    },
  );
});

it("an API without an answer to a call does not compile", () => {
  const { trackOrder, ...others } = callsById;
  const answers = {} as Answers<typeof others>;
  // @ts-expect-error -- trackOrder has no answer
  const all: Answers<typeof callsById> = answers;
  expect([trackOrder.id, all]).toEqual(["trackOrder", {}]);
});
