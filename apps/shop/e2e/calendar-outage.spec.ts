import { randomUUID } from "node:crypto";
import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { operator } from "@precise/journeys/operator";
import { type AnotherShop, startAnotherShop } from "./another-shop.ts";
import { stackUnderTest } from "./env.ts";
import { findInMail } from "./outbox.ts";
import { expect, test } from "./shop.ts";

/** A shop whose api answers as it does while the scheduling service is down; everything else goes to the real one. */
let shop: AnotherShop;
let api: Server;
let isDown = false;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const { apiUrl } = stackUnderTest();
  api = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (isDown && /^\/api\/appointments(\/types|\/slots)?\/?$/.test(path)) {
      incoming.resume();
      outgoing.writeHead(503, { "content-type": "application/json", "retry-after": "30" });
      const errors = [{ code: "scheduling_unavailable", message: "Our calendar does not answer just now." }];
      outgoing.end(JSON.stringify({ data: null, errors }));
      return;
    }
    const onward = forward(
      apiUrl + path,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  shop = await startAnotherShop({ API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
test.afterAll(() => {
  shop?.close();
  api?.closeAllConnections();
  api?.close();
});

test("a calendar that goes away while somebody books leaves a request with what was typed @whole", async ({
  page,
}) => {
  isDown = false;
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto(`${shop.url}/appointment-booking?type=video-tour`);
  await page
    .getByRole("grid")
    .getByRole("link", { name: /times? free$/ })
    .last()
    .click();
  await page
    .getByRole("region", { name: /^Times on / })
    .getByRole("link")
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Obi");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("08031234567");
  isDown = true;
  await page.getByRole("button", { name: "Book appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Send a request" })).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await page.getByLabel("When suits you?").fill("Tuesday or Wednesday, in the morning");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
  const reference = await findInMail(email, /\b(AR-[0-9A-Z]{8})\b/);
  await expect(page.getByText(reference)).toBeVisible();
  const open: { reference: string }[] = JSON.parse(
    await operator("appointments", "requests", "--limit", "1000"),
  );
  expect(open.map((request) => request.reference)).toContain(reference);
});
