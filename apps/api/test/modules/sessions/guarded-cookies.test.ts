import { readSession } from "@precise/contract/shop/session";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { logIn, putClients } from "../trade/put-clients.ts";
import { signIn } from "./sign-in.ts";

const origin = "https://shop.example";

describe.each(databaseKinds)("session cookies over https on %s", (kind) => {
  let api: TestApi;
  let plainApi: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind, { siteOrigins: [origin] });
    // Opens sessions as they were before the guarded name.
    plainApi = await startTestApi(kind);
  });
  afterAll(async () => {
    await api.close();
    await plainApi.close();
  });
  const userOf = async (cookie: string) => {
    const answer = await api.get("/api/session", { cookie });
    return {
      email: successBody(readSession.data).parse(answer.json).data.user?.attributes.email,
      set: answer.headers.getSetCookie(),
    };
  };
  /** A session that was opened before the guarded name was. */
  const olderSession = async (name: string) => {
    const cookie = await signIn(plainApi, name);
    const [row] = await plainApi.db.query<{ token_hash: string; device: string }>(
      "select token_hash, device from session order by id desc limit 1",
    );
    await signIn(api, name);
    await api.db.query(
      `insert into session (token_hash, kind, customer_id, device)
       select $1, 'consumer', id, $2 from customer where email_key = $3`,
      [row?.token_hash ?? "", row?.device ?? "", `${name}@example.com`],
    );
    return cookie;
  };

  it("a shopper's and a trade client's bear the name that no other host can set", async () => {
    expect(await signIn(api, "ada")).toMatch(/^__Host-precise_session=[\w-]{43}$/);
    const { ngozi } = await putClients(api.db);
    expect(await logIn(api, ngozi.email)).toMatch(/^__Host-precise_client_session=[\w-]{43}$/);
  });

  it("a session of a guarded cookie is opened by no plain one, which a neighbouring host could have set", async () => {
    const mine = await signIn(api, "bola");
    const tossed = (await signIn(api, "eve")).replace("__Host-", "");
    expect((await userOf(tossed)).email).toBeUndefined();
    expect((await userOf(`${tossed}; ${mine}`)).email).toBe("bola@example.com");
    expect((await userOf(`${mine}; ${tossed}`)).email).toBe("bola@example.com");
  });

  it("an older session goes on by its plain name, and gets the guarded one with the next answer", async () => {
    const older = await olderSession("chi");
    const { email, set } = await userOf(older);
    expect(email).toBe("chi@example.com");
    const renamed = set[0]?.split(";")[0] ?? "";
    expect(renamed).toBe(`__Host-${older}`);
    expect(set[1]).toMatch(/^precise_session=; .*Max-Age=0/);
    expect(await userOf(renamed)).toEqual({ email: "chi@example.com", set: [] });
  });

  it("of two plain ones none counts: nothing shows which is ours", async () => {
    const [older, other] = [await olderSession("dayo"), await olderSession("efe")];
    expect((await userOf(`${other}; ${older}`)).email).toBeUndefined();
  });

  it("logging out ends the session and takes both names away, of either kind", async () => {
    for (const cookie of [await signIn(api, "femi"), await olderSession("gozie")]) {
      const out = await api.delete("/api/session", { cookie });
      expect(out.headers.getSetCookie().map((each) => each.split(";")[0])).toEqual([
        "__Host-precise_session=",
        "precise_session=",
        "precise_signed_in=",
      ]);
      expect((await userOf(cookie)).email).toBeUndefined();
    }
  });
});
