// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { createChannel } from "./tab-channel.ts";

const otherTab = new BroadcastChannel("lamps");
const pass = (name: "pagehide" | "pageshow") => window.dispatchEvent(new Event(name));
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  pass("pagehide");
});

/** What a page hears. */
function heard(): unknown[] {
  const news: unknown[] = [];
  stops.push(createChannel("lamps").onNotified((message) => news.push(message)));
  return news;
}

it("brings what another tab says", async () => {
  const news = heard();
  otherTab.postMessage("on");
  await expect.poll(() => news).toEqual(["on"]);
});

it("is closed while its page is away, and open again when the page is back", async () => {
  const news = heard();
  pass("pagehide");
  otherTab.postMessage("missed");
  await new Promise((done) => setImmediate(done));
  pass("pageshow");
  await expect
    .poll(() => {
      otherTab.postMessage("after");
      return news;
    })
    .toContain("after");
  expect(news).not.toContain("missed");
});

it("says what a page has to say while it is away, and stays closed", async () => {
  const said: unknown[] = [];
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => said.push(data);
  const news: unknown[] = [];
  const channel = createChannel("lamps");
  stops.push(channel.onNotified((message) => news.push(message)));
  pass("pagehide");
  channel.notify("late");
  await expect.poll(() => said).toEqual(["late"]);
  otherTab.postMessage("missed");
  await new Promise((done) => setImmediate(done));
  expect(news).toEqual([]);
});
