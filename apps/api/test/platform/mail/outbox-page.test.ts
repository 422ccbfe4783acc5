import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { deliverDueMails } from "#api/platform/mail/deliver-mails.ts";
import { folderTransport } from "#api/platform/mail/folder-transport.ts";
import { isLocalVisit } from "#api/platform/mail/outbox-page/is-local-visit.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { renderSample, sampleOrder } from "./sample-mails.ts";

interface Listed {
  mails: { name: string; to: string; kind: string; text: string }[];
}

describe("the outbox page", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite", { outbox: true });
    for (const [number, email] of [
      ["PR-00000001", "ada@example.com"],
      ["PR-00000002", "Ngozi@Example.com"],
    ] as const) {
      const order = { ...sampleOrder, number, contact: { ...sampleOrder.contact, email } };
      await api.db.transaction((tx) => queueOrderMail(tx, { kind: "order_placed", order }));
    }
    const transport = folderTransport(join(api.dataFolder, "outbox"));
    const log = { error: () => undefined, warn: () => undefined };
    await deliverDueMails({ sql: api.db, transport, render: renderSample, log });
  });
  afterAll(() => api.close());
  const listed = async (query = "") => (await api.get(`/outbox.json${query}`)).json as Listed;

  it("lists what was sent, the newest first, and by address however it is written", async () => {
    expect((await listed()).mails.map((mail) => mail.to)).toEqual(["Ngozi@Example.com", "ada@example.com"]);
    const [mail] = (await listed("?to=NGOZI@example.com")).mails;
    expect(mail).toMatchObject({ to: "Ngozi@Example.com", kind: "order_placed" });
    expect(mail?.text).toContain("Reference:      PR-7K3M9QX1");
    expect(await listed("?to=nobody@example.com")).toEqual({ mails: [] });
  });

  it("shows a mail as plain text, and as HTML that may run and load nothing", async () => {
    const [mail] = (await listed("?to=ada@example.com")).mails;
    const page = await api.get(`/outbox/${mail?.name}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Order PR-00000001: how to pay");
    expect(page.text).toMatch(/<iframe title="The e-mail as HTML"[^>]* sandbox="allow-popups/);
    const html = await api.get(`/outbox/${mail?.name}/html`);
    expect(html.headers.get("content-security-policy")).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/,
    );
    expect(html.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(html.text).toContain("₦191,500");
  });

  it.each(["/outbox/nothing", "/outbox/..%2Fdb%2FPG_VERSION", "/outbox/nothing/html"])(
    "has nothing at %s",
    async (path) => {
      expect((await api.get(path)).status).toBe(404);
    },
  );

  it("is not there for a visit through a proxy or under another site's name", async () => {
    expect((await api.get("/outbox", { "x-forwarded-for": "198.51.100.7" })).status).toBe(404);
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(api.url);
      const headers = { host: "evil.example" };
      request({ hostname, port, path: "/outbox.json", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });

  it("is not there unless the run is local and without a mail server", async () => {
    const other = await startTestApi("pglite");
    expect((await other.get("/outbox")).status).toBe(404);
    expect((await other.get("/outbox.json")).status).toBe(404);
    await other.close();
  });
});

describe("a visit from this machine", () => {
  it.each([
    ["127.0.0.1", "localhost:3001", true],
    ["::1", "[::1]:3001", true],
    ["::ffff:127.0.0.1", "127.0.0.1", true],
    ["192.168.1.5", "localhost:3001", false],
    ["127.0.0.1", "localhost.evil.example:3001", false],
    ["127.0.0.1", undefined, false],
  ])("from %s for %s is %s", (remoteAddress, host, isLocal) => {
    expect(isLocalVisit({ remoteAddress, host, forwardedFor: undefined })).toBe(isLocal);
  });
});
