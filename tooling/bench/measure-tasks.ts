import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openDeskSession } from "@precise/budgets/desk-session";
import { withChromium } from "@precise/budgets/with-chromium";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { contractorTasks } from "./tasks/contractor-tasks.ts";
import { count } from "./tasks/hand.ts";
import { askQuestion, type PlacedOrder, placeOrder } from "./tasks/place-order.ts";
import { shopperTasks, type Task } from "./tasks/shopper-tasks.ts";
import { ordersOfTheDay, staffTasks } from "./tasks/staff-tasks.ts";

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const computer: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A phone four times slower than this machine, on 400 kbit/s that answer after 300 ms. */
const slow = { processorRate: 4, bytesPerSecond: 50_000, latencyMs: 300 };

/**
 * Does what people come for in a browser, and counts: presses, fields, and the seconds that they wait. Each task begins with an
 * empty cache.
 */
export async function measureTasks(
  { progress }: BenchContext,
  { shopUrl, deskUrl }: { readonly shopUrl: string; readonly deskUrl: string | undefined },
  chromiumPath: string,
): Promise<Figure[]> {
  if (deskUrl === undefined) throw new Error("the stack has no desk");
  const figures: Figure[] = [];
  const doAll = async (
    tasks: readonly Task[],
    who: string,
    origin: string,
    open: (browser: Browser) => Promise<Page>,
  ) => {
    for (const { name, does } of tasks)
      await progress.step(`${who}: ${name}`, async (note) => {
        const { presses, fields, seconds } = await withChromium(chromiumPath, async (browser) =>
          count(await open(browser), (hand) => does(hand, origin)),
        );
        note(`${presses} presses, ${fields} fields, ${seconds.toFixed(1)} s`);
        for (const [measure, value] of Object.entries({ presses, fields, "waits s": seconds }))
          figures.push({ part: "tasks", subject: `${who}: ${name}`, measure, value });
      });
  };

  await doAll(shopperTasks, "phone", shopUrl, async (browser) => {
    const page = await (await browser.newContext(phone)).newPage();
    await makeSlow(page);
    return page;
  });
  await doAll(contractorTasks, "contractor", shopUrl, async (browser) =>
    (await browser.newContext(computer)).newPage(),
  );
  const surname = "Daylight";
  const orders = await progress.step(`${ordersOfTheDay} orders`, async () => {
    const placed: PlacedOrder[] = [];
    for (let at = 0; at < ordersOfTheDay; at += 1) placed.push(await placeOrder(shopUrl, surname));
    return placed;
  });
  const tasks = staffTasks(orders, surname, await askQuestion(shopUrl));
  const [name = "", value = ""] = (await openDeskSession("owner", deskUrl)).split("=");
  await doAll(tasks, "desk", deskUrl, async (browser) => {
    const context = await browser.newContext(computer);
    await context.addCookies([{ name, value, url: deskUrl }]);
    return context.newPage();
  });
  return figures;
}

async function makeSlow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processorRate });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
}
