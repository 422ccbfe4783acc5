import { readFileSync } from "node:fs";
import { failureBody } from "@precise/contract/wire/envelope";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../fixtures/database.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { callSamples, type Sample } from "../main/call-samples.ts";
import { fakePayments } from "../modules/payments/fake-provider.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { changeValue } from "./change-value.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import { type Schema, valuesOf } from "./values-of-schema.ts";

/** The same requests each time. Another seed finds other faults: try some after a change of the contract. */
const seed = 20_261_121;
const runs = 24;
/** A slow machine sends fewer, rather than keeping everybody waiting. */
const longestMilliseconds = 8_000;
const hangMilliseconds = 15_000;

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
const document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
} = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
const named = document.components.schemas;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** What no answer may say: places in our code, the database's own words, names of our files. */
const internals =
  /\.(?:ts|js):\d+|node_modules|node:internal|\/src\/|\/apps\/|at async |syntax error at|violates |SQLSTATE|pg_catalog|relation "|column "|invalid input syntax|out of range for type|invalid byte sequence|Cannot read prop|is not a function|Unexpected token|ZodError|undefined \(/i;

/** Header values that travel: the rest is refused before it is sent. */
const headerText = hostileText.map((text) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .trim()
    .slice(0, 2_000),
);
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    "accept-encoding",
    "accept-language",
    "cookie",
    "if-none-match",
    "idempotency-key",
    "user-agent",
    "x-forwarded-for",
    "x-precise-visitor",
    "x-request-id",
  ),
  headerText,
  { maxKeys: 3 },
);
const asJson = (value: unknown) => JSON.stringify(value) ?? "";
/** As a path has it. */
const asText = (value: unknown) => (typeof value === "object" ? asJson(value) : String(value));
const pathText = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3_000)),
  fc.constantFrom("%00", "%zz", "%ff", "..%2f..%2f", "%2e%2e", ".", ";x=1", "a%0d%0ab"),
);

describe.each(allDatabaseKinds)("hostile requests on %s:", (kind) => {
  let api: TestApi;
  let samples: Record<string, Sample>;
  beforeAll(async () => {
    api = await startTestApi(kind, { online: fakePayments });
    ({ samples } = await callSamples(api));
  });
  afterAll(() => api.close());

  async function sessionFor(id: string): Promise<Record<string, string>> {
    const sample = samples[id];
    const clientCookie = sample?.clientCookie;
    if (typeof clientCookie === "function") return { cookie: await clientCookie() };
    return { cookie: clientCookie ?? (await signIn(api, `fuzz-${id.toLowerCase()}`)) };
  }

  /** Bodies by the schema, well-made ones with a change or two, and some that are no JSON at all. */
  function bodiesOf({ operationId, requestBody }: Operation): fc.Arbitrary<string | undefined> {
    const schema = requestBody?.content["application/json"]?.schema;
    const nothingLikeIt = fc.oneof(hostileValue.map(asJson), hostileText);
    if (schema === undefined) return fc.option(nothingLikeIt, { nil: undefined });
    const change = fc.record({
      place: fc.nat(200),
      to: hostileValue,
      isGone: fc.boolean(),
    });
    const wellMade = samples[operationId]?.body;
    const changed = fc
      .array(change, { maxLength: 2 })
      .map((changes) => asJson(changeValue(wellMade, changes)));
    return fc.oneof(
      { weight: 4, arbitrary: changed },
      { weight: 4, arbitrary: valuesOf(schema, named).map(asJson) },
      { weight: 1, arbitrary: nothingLikeIt },
    );
  }

  it.each(operations.map((each) => [each.operation.operationId, each] as const))(
    "%s answers within its time, without a fault, and says nothing of its insides",
    async (id, { path, method, operation }) => {
      const session = await sessionFor(id);
      const parameters = (operation.parameters ?? []).filter((each) => each.in === "path");
      const paths = fc
        .tuple(
          ...parameters.map(({ schema }) =>
            fc.oneof(
              valuesOf(schema, named).map((value) => encodeURIComponent(asText(value).toWellFormed())),
              pathText,
            ),
          ),
        )
        .map((values) =>
          parameters.reduce((all, { name }, at) => all.replace(`{${name}}`, () => values[at] ?? ""), path),
        );
      const known = samples[id]?.path ?? path;
      const request = fc.record({
        path: fc.oneof(paths, fc.constant(known)),
        query: fc.option(pathText, { nil: undefined }),
        headers: hostileHeaders,
        body: bodiesOf(operation),
        hasSession: fc.boolean(),
        type: fc.oneof(
          { weight: 15, arbitrary: fc.constant("application/json") },
          { weight: 1, arbitrary: fc.constantFrom("application/json; charset=x", "text/plain", "a/b;c=d") },
        ),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ path, query, headers, body, hasSession, type }) => {
          const sends = method === "GET" ? undefined : body;
          const answer = await fetch(`${api.url}${path}${query === undefined ? "" : `?${query}=${query}`}`, {
            method,
            redirect: "manual",
            signal: AbortSignal.timeout(hangMilliseconds),
            headers: {
              "idempotency-key": crypto.randomUUID(),
              ...headers,
              ...(hasSession ? session : {}),
              ...(sends === undefined ? {} : { "content-type": type }),
            },
            ...(sends === undefined ? {} : { body: sends }),
          });
          const text = await answer.text();
          expect(answer.status, text).toBeLessThan(500);
          expect(text).not.toMatch(internals);
          if (answer.status >= 400) expect(failureBody.safeParse(JSON.parse(text)).success, text).toBe(true);
        }),
        { seed, numRuns: runs, interruptAfterTimeLimit: longestMilliseconds },
      );
    },
  );

  it("and the api serves on as if nothing had been", async () => {
    expect((await api.get("/readyz")).status).toBe(200);
    expect((await api.get("/api/category")).status).toBe(200);
  });
});
