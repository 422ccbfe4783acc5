import { join } from "node:path";
import { pageAddresses } from "@precise/budgets/page-addresses";
import { startOwnStack } from "@precise/run/own-stack";
import type { Stack } from "@precise/run/stack";
import { outageBudgets } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";

const requests = 10_000;
const visitors = 20;
const answerLimitMs = 30_000;

/** What is asked for, and how its right answer is known. */
interface Asked {
  readonly address: string;
  readonly says: string;
  /** Everyone gets it alike: the door has it, whoever is away. */
  readonly isKept: boolean;
}

type Outcome = "right" | "honest" | "wrong";

/**
 * Visitors read pages and ask the API while API, shop and trade area are killed one after the other and come back. Whatever
 * comes must be the right answer or an honest 503, and what is kept must come all the time.
 */
export async function measureOutages(context: BenchContext, distDir: string): Promise<Figure[]> {
  const { settings, progress, onStop, results, signal } = context;
  const keepLogsIn = join(results, "logs", "outages");
  const { stack } = await startOwnStack({ settings, distDir, progress, onStop, keepLogsIn });
  await stack.startAll();
  const reads = await whatIsAsked(stack.shopUrl);
  // Once each, so that the door has what it may keep.
  for (const one of reads) await outcomeOf(one);
  const counts = { right: 0, honest: 0, wrong: 0, keptNotSent: 0 };
  const wrong = new Map<string, number>();
  let sent = 0;
  const reading = async () => {
    while (sent < requests && !signal.aborted) {
      const one = reads[sent % reads.length];
      sent += 1;
      if (one === undefined) return;
      const { outcome, why } = await outcomeOf(one);
      counts[outcome] += 1;
      if (outcome === "wrong")
        wrong.set(`${one.address}: ${why}`, (wrong.get(`${one.address}: ${why}`) ?? 0) + 1);
      if (one.isKept && outcome !== "right") counts.keptNotSent += 1;
    }
  };
  const killing = async (note: (text: string) => void) => {
    for (const [at, kill] of killsOf(stack).entries()) {
      await until(() => sent >= ((at + 1) * requests) / 8 || signal.aborted);
      await kill.now();
      note(`${kill.name} killed after ${sent} requests`);
      await until(() => sent >= ((at + 1) * requests) / 8 + 600 || signal.aborted);
      await kill.andBack();
    }
  };
  await progress.step("10,000 requests", async (note) => {
    await Promise.all([killing(note), ...Array.from({ length: visitors }, reading)]);
    note(`${counts.right} right, ${counts.honest} honest 503, ${counts.wrong} wrong`);
  });
  await stack.stop();
  const figure = (measure: string, value: number): Figure => ({
    part: "outages",
    subject: "answers",
    measure,
    value,
  });
  const worst = [...wrong].sort(([, one], [, other]) => other - one).slice(0, 5);
  return [
    figure("right", counts.right),
    figure("honest 503", counts.honest),
    {
      ...figure("wrong", counts.wrong),
      limit: outageBudgets.wrong,
      ...(worst.length > 0 && { note: worst.map(([what, times]) => `${what} (${times})`).join("; ") }),
    },
    { ...figure("kept, not sent", counts.keptNotSent), limit: outageBudgets.keptNotSent },
  ];
}

function killsOf(stack: Stack) {
  return [
    { name: "api", now: () => stack.stopApi(0), andBack: stack.startApi },
    { name: "shop", now: () => stack.stopShop(0), andBack: stack.startShop },
    { name: "trade", now: () => stack.stopOnDemand("trade"), andBack: () => stack.startOnDemand("trade") },
    { name: "api again", now: () => stack.stopApi(0), andBack: stack.startApi },
    { name: "shop again", now: () => stack.stopShop(0), andBack: stack.startShop },
  ];
}

async function whatIsAsked(shopUrl: string): Promise<readonly Asked[]> {
  const { home, listing, product, search, cart } = await pageAddresses(shopUrl);
  const whole = "</html>";
  return [
    { address: home, says: whole, isKept: true },
    { address: listing, says: whole, isKept: true },
    { address: product, says: whole, isKept: true },
    { address: search, says: whole, isKept: false },
    { address: `${listing}?sort=name`, says: whole, isKept: false },
    { address: cart, says: whole, isKept: false },
    { address: `${shopUrl}/clients/login`, says: whole, isKept: false },
    { address: `${shopUrl}/api/category`, says: "categoryList", isKept: false },
  ];
}

async function outcomeOf({
  address,
  says,
}: Asked): Promise<{ readonly outcome: Outcome; readonly why: string }> {
  try {
    const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(answerLimitMs) });
    const text = await answer.text();
    if (answer.status === 200)
      return { outcome: text.includes(says) ? "right" : "wrong", why: "another text" };
    const isHonest = answer.status === 503 && answer.headers.has("retry-after");
    return { outcome: isHonest ? "honest" : "wrong", why: `status ${answer.status}` };
  } catch (fault) {
    return { outcome: "wrong", why: fault instanceof Error ? fault.message : String(fault) };
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
