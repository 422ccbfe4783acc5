import { createApiClient } from "@precise/api-client/client";
import type { TradePost } from "./trade-post.ts";

/** One call that the code under test made. */
export interface SeenCall {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

/** For tests: an admitted form post, and an API that gives these answers in turn. */
export function fakePost(part: {
  readonly fields?: Iterable<readonly [string, string]>;
  readonly cookies?: Iterable<readonly [string, string]>;
  readonly answers?: readonly ({ readonly status: number; readonly body: unknown } | "lost")[];
}): { readonly post: TradePost; readonly seen: SeenCall[] } {
  const { fields = [], cookies = [], answers = [] } = part;
  const seen: SeenCall[] = [];
  const api = createApiClient({
    baseUrl: "http://api.test",
    fetch: async (url, init) => {
      const answer = answers[seen.length];
      const key = new Headers(init.headers).get("idempotency-key") ?? undefined;
      seen.push({ path: new URL(url).pathname, body: JSON.parse(String(init.body)), key });
      if (answer === undefined) throw new Error(`a call that the test does not expect: ${url}`);
      if (answer === "lost") throw new TypeError("connection lost");
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const form = new URLSearchParams([...fields].map(([name, text]) => [name, text]));
  return { post: { form, cookies: new Map(cookies), api }, seen };
}

/** For tests: a refusal in the contract's envelope. */
export function refusal(status: number, code: string, data: unknown = null) {
  return { status, body: { data, errors: [{ code, message: "" }] } };
}
