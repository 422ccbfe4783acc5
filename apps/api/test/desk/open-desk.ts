import { randomUUID } from "node:crypto";
import { type FailureBody, failureBody, successBody } from "@precise/contract/wire/envelope";
import type { BodyOf, DataOf, ParamsOf, Route, SentQueryOf } from "@precise/contract/wire/route";
import { expect } from "vitest";
import { hashOfNew, newSessionToken } from "#api/modules/sessions/session-cookie.ts";
import type { StaffRole } from "#api/modules/staff/roles.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { deskOrigin, type TestApi } from "../fixtures/start-test-api.ts";

/** What a call is given; only what its route names. */
export interface Given<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly query?: SentQueryOf<R>;
  readonly body?: BodyOf<R>;
  /** The revision that a change is meant for. */
  readonly ifMatch?: string | number;
  /** A new one for each POST where it is left out. */
  readonly idempotencyKey?: string;
}

/** An answer of the desk. */
export interface DeskAnswer<R extends Route> {
  readonly status: number;
  /** Undefined where the call was refused. */
  readonly data: DataOf<R> | undefined;
  /** Undefined where it was not. */
  readonly failure: FailureBody | undefined;
}

/** Someone of the staff who is signed in, and calls the desk. */
export interface DeskCaller {
  readonly staffId: string;
  readonly name: string;
  /** Headers of their session, for what is no call of the contract. */
  readonly headers: Readonly<Record<string, string>>;
  call<R extends Route>(route: R, input?: Given<R>): Promise<DeskAnswer<R>>;
  /** The same where it must succeed. */
  done<R extends Route>(route: R, input?: Given<R>): Promise<DataOf<R>>;
}

/**
 * Makes someone of the staff with these roles, and signs them in without password or code. Every answer is checked against
 * the contract: nothing that it does not name slips through.
 * @param options `minutesSinceCode`: how long ago they gave a one-time code
 */
export async function staffAs(
  api: TestApi,
  roles: StaffRole | readonly StaffRole[],
  options: { readonly name?: string; readonly minutesSinceCode?: number } = {},
): Promise<DeskCaller> {
  const { name = "Ada Obi", minutesSinceCode = 0 } = options;
  const { staffId, token } = await insertStaff(api.db, [roles].flat(), name, minutesSinceCode);
  return { ...deskCallerBy(api, `precise_desk=${token}`), staffId, name };
}

/** Calls the desk with the cookie of a session. Every answer is checked against the contract. */
export function deskCallerBy(api: TestApi, cookie: string): Omit<DeskCaller, "staffId" | "name"> {
  const headers = { cookie, origin: deskOrigin };
  const caller: Omit<DeskCaller, "staffId" | "name"> = {
    headers,
    async call(route, input = {}) {
      const { status, json } = await send(api, route, input, headers);
      if (status >= 400) return { status, data: undefined, failure: failureBody.parse(json) };
      const body = successBody(route.data).parse(json);
      expect(json).toEqual(body);
      return { status, data: body.data as DataOf<typeof route>, failure: undefined };
    },
    async done(route, input) {
      const { data, failure } = await caller.call(route, input);
      if (failure !== undefined) throw new Error(`${route.path}: ${failure.errors[0]?.message}`);
      return data as DataOf<typeof route>;
    },
  };
  return caller;
}

/** Where a call goes: its path with these values, and its query. */
export function targetOf<R extends Route>({ path }: R, { params, query }: Given<R>): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    ),
  );
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function send<R extends Route>(
  api: TestApi,
  route: R,
  input: Given<R>,
  session: Readonly<Record<string, string>>,
) {
  const { body, ifMatch, idempotencyKey } = input;
  const target = targetOf(route, input);
  const headers = { ...session, ...(ifMatch !== undefined && { "if-match": String(ifMatch) }) };
  if (route.method === "GET") return api.get(target, headers);
  if (route.method === "DELETE") return api.delete(target, headers, body);
  return api.post(target, body, { "idempotency-key": idempotencyKey ?? randomUUID(), ...headers });
}

async function insertStaff(sql: Sql, roles: readonly StaffRole[], name: string, minutesSinceCode: number) {
  const [person] = await sql.query<{ id: string }>(
    "insert into staff_person (email, name, roles) values ($1, $2, $3::text[]) returning id",
    [`${randomUUID()}@precise.example`, name, roles],
  );
  const staffId = person?.id ?? "";
  const token = newSessionToken();
  await sql.query(
    `insert into staff_session (token_hash, staff_id, device, proved_at)
     values ($1, $2, 'a test', now() - make_interval(mins => $3))`,
    [hashOfNew({ token, isGuarded: false }), staffId, minutesSinceCode],
  );
  return { staffId, token };
}
