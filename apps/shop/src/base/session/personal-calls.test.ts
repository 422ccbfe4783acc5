// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Answer = {
  readonly path: string;
  readonly keepalive?: boolean | undefined;
  readonly answer: () => void;
};
let sent: Answer[];
let calls: typeof import("./personal-calls.ts");
let other: BroadcastChannel;

beforeEach(async () => {
  vi.resetModules();
  sent = [];
  vi.stubGlobal(
    "fetch",
    (path: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(new DOMException("given up", "AbortError")));
        sent.push({ path, keepalive: init.keepalive, answer: () => resolve(new Response("{}")) });
      }),
  );
  other = new BroadcastChannel("precise-session");
  calls = await import("./personal-calls.ts");
});
afterEach(() => {
  other.close();
  window.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
});

const paths = () => sent.map(({ path }) => path);
const read = () => calls.fetchApart("/api/cart/get", { method: "POST" });
const add = () => calls.fetchApart("/api/cart/add", { method: "POST" });
/** A change of session whose end the test decides. */
function change() {
  let end: (outcome: boolean) => void = () => undefined;
  const outcome = calls.changeSession(
    () =>
      new Promise<boolean>((resolve) => {
        sent.push({ path: "change", answer: () => undefined });
        end = resolve;
      }),
    (isDone) => isDone,
  );
  return { outcome, end: (isDone: boolean) => end(isDone) };
}

it("a read under way is given up before the session changes", async () => {
  const reading = read();
  const failed = expect(reading).rejects.toThrow("given up");
  change();
  await failed;
  await expect.poll(paths).toEqual(["/api/cart/get", "change"]);
});

it("a write goes on when its page is left, a read does not", () => {
  void read();
  void add();
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([undefined, true]);
});

it("a write under way is waited for", async () => {
  const adding = add();
  change();
  await new Promise((done) => setImmediate(done));
  expect(paths()).toEqual(["/api/cart/add"]);
  sent[0]?.answer();
  await adding;
  await expect.poll(paths).toEqual(["/api/cart/add", "change"]);
});

it("nothing personal begins during a change, nor after one on a page that is left; the catalogue does", async () => {
  const { outcome, end } = change();
  await expect.poll(paths).toEqual(["change"]);
  await expect(read()).rejects.toThrow("The session is changing.");
  void calls.fetchApart("/api/category", { method: "GET" });
  end(true);
  await outcome;
  await expect(add()).rejects.toThrow("The session is changing.");
  expect(paths()).toEqual(["change", "/api/category"]);
});

it("calls go on when the session has stayed as it was", async () => {
  const { outcome, end } = change();
  await expect.poll(paths).toEqual(["change"]);
  end(false);
  await outcome;
  void add();
  expect(paths()).toEqual(["change", "/api/cart/add"]);
});

it("another tab's change stops calls here until it is over", async () => {
  const reading = read();
  const failed = expect(reading).rejects.toThrow("given up");
  other.postMessage("changing");
  await failed;
  await expect(add()).rejects.toThrow("The session is changing.");
  other.postMessage("changed");
  await expect
    .poll(async () => {
      void add().catch(() => undefined);
      return paths();
    })
    .toContain("/api/cart/add");
});
