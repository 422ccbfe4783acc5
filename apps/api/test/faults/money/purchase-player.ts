import { randomUUID } from "node:crypto";
import { operatorCommands } from "#api/main/operator-commands.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { acceptChange } from "#api/modules/orders/changes/answer-change.ts";
import type { Database } from "#api/platform/database/port.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { contact, lagos } from "../../modules/orders/order-body.ts";
import type { OnlineShop } from "../../modules/payments/online-shop.ts";
import type { InsideStep } from "../payments/order-player.ts";
import type { MoneySequence, MoneyStep } from "./money-steps.ts";
import {
  brokenAlways,
  brokenAtRest,
  moneyOfPurchase,
  type PurchaseBooks,
  readPurchaseBooks,
} from "./purchase-books.ts";
import { BrokenRule, price, serviceOf } from "./service-money.ts";
import { aloneLimit, shopPeople } from "./shop-people.ts";

/** The shop in which purchases are played, as several replicas serve it over one database. */
export interface MoneyWorld {
  readonly shop: OnlineShop;
  readonly content: ShopContent;
  /** Each call of a buyer goes to the next of them. */
  readonly apiUrls: readonly string[];
  readonly db: Database;
  readonly inside: (step: InsideStep, number: string) => Promise<void>;
}

/** What is bought, and how it is paid. */
interface Purchase {
  readonly number: string;
  readonly payment: MoneySequence["payment"];
  readonly sku: string;
  /** On the shelf and held by orders together, before and after. */
  readonly pieces: number;
}

const by = "Ngozi (shop)";

/** Where an order goes on its way to the buyer. */
function nextStage(stage: string, isPickup: boolean): string {
  if (stage === "packed") return isPickup ? "delivered" : "shipped";
  return stage === "shipped" ? "delivered" : "packed";
}

/** One purchase of a lamp for ₦63,500, delivered, or ₦58,500 where it is collected, through all orders that it becomes. */
export async function playPurchase(world: MoneyWorld, { number, payment, sku, pieces }: Purchase) {
  const { shop, db, apiUrls } = world;
  const commands = operatorCommands({
    db,
    files: filesInFolder(shop.api.dataFolder),
    unpaidOrderHours: 72,
    online: shop.online,
    content: world.content,
  });
  const numbers = [number];
  let bank = 0;
  let isPickup = false;
  let turns = 0;
  let openChange: number | undefined;
  /** What staff booked last. */
  let booked: { readonly number: string; readonly reference: string; readonly naira: number } | undefined;
  let books = await readPurchaseBooks(db, numbers, sku);

  const last = () => numbers.at(-1) ?? number;
  const named = (which: "last" | "first") => (which === "last" ? last() : number);
  /** @throws where it is refused */
  const ask = async (command: string, input: object): Promise<unknown> => {
    const run = commands[command];
    if (!run) throw new Error(`no command ${command}`);
    return run({ ...input, by }, () => undefined);
  };
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    turns += 1;
    const answer = await fetch(`${apiUrls[turns % apiUrls.length]}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ number: last(), email: contact.email, ...body }),
    });
    if (answer.status >= 500 && answer.status !== 503)
      throw new BrokenRule(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    return answer.ok;
  };
  const service = serviceOf(shop, numbers);
  const people = shopPeople(shop);
  const facts = { pieces, email: contact.email };

  /** Delivered becomes collected, and the other way about. */
  async function change(): Promise<void> {
    const input = {
      number: last(),
      wish: isPickup
        ? { delivery: { method: "delivery" }, address: lagos }
        : { delivery: { method: "pickup", showroom: "lagos" } },
      reason: "As the buyer wishes.",
      acceptedTotal: isPickup ? price : price - 5_000,
    };
    const outcome = (await ask("orders.change", input)) as {
      readonly done?: { readonly change: { readonly newNumber: string | null; readonly id: number } };
    };
    if (!outcome.done) throw new Error("refused");
    const { newNumber, id } = outcome.done.change;
    if (newNumber === null) openChange = id;
    else replaced(newNumber);
  }

  function replaced(newNumber: string): void {
    numbers.push(newNumber);
    isPickup = !isPickup;
    openChange = undefined;
  }

  async function agree(): Promise<void> {
    if (openChange === undefined) return;
    const terms = { content: world.content, online: shop.online };
    const reply = await acceptChange(
      db,
      terms,
      { number: last(), id: openChange },
      isPickup ? price : price - 5_000,
    );
    if ("data" in reply) replaced(reply.data.order.number);
  }

  async function move(step: Extract<MoneyStep, { do: "move" }>): Promise<void> {
    const before = books;
    const to = step.to === "next" ? nextStage(before.orders.at(-1)?.status ?? "", isPickup) : step.to;
    const order = before.orders.at(-1);
    const net = order?.net ?? 0;
    const payable = order?.payable ?? 0;
    const isDue = to === "delivered" && payment === "pay_on_delivery" && net < payable;
    await ask("orders.move", {
      number: last(),
      to,
      restocks: to === "returned",
      ...(step.isSaid && { despiteRefund: "The buyer wants the rest." }),
      ...(step.isSaid && !isPickup && { withoutDelivery: "The owner brought it." }),
      ...(step.isSaid && isDue && { paid: { by: "cash" } }),
    });
    if (isDue) bank += (payable - net) / 100;
    if (to === "returned") return;
    if (!isPickup && to !== "packed" && !step.isSaid)
      throw new BrokenRule(`${last()} became ${to}, and nobody brought it`);
    if (isDue && !step.isSaid)
      throw new BrokenRule(`${last()} became ${to}, and nobody said how it was paid`);
    // What is on its way left the house with its money.
    if (payment === "pay_on_delivery" || order?.status === "shipped") return;
    // Another process may have booked what came while the order moved.
    const left = Math.max(
      moneyOfPurchase(before).left,
      moneyOfPurchase(await readPurchaseBooks(db, numbers, sku)).left,
    );
    const isAgreed = step.isSaid || order?.status !== "confirmed";
    if (left <= 0 || (left < payable && !isAgreed))
      throw new BrokenRule(`${last()} became ${to} with ${left} of ${payable} kobo`);
  }

  async function play(step: MoneyStep): Promise<"done" | "nothing"> {
    switch (step.do) {
      case "press":
        await post(
          "/api/orders/pay",
          { accepted_total: isPickup ? price - 5_000 : price },
          { "idempotency-key": randomUUID() },
        );
        return "nothing";
      case "look":
        await post("/api/orders/pay/look", {});
        return "nothing";
      case "cancel":
        if (step.by === "buyer") {
          await post("/api/orders/cancel", { number: named(step.number) });
          return "nothing";
        }
        await ask("orders.cancel", { number: named(step.number) });
        return "done";
      case "reopen":
        await ask("orders.reopen", { number: named(step.number) });
        return "done";
      case "release":
        await ask("payments.release", { number: last() });
        return "done";
      case "decline":
        await ask("payments.decline", { number: last(), reason: "It was agreed otherwise." });
        return "done";
      case "bank": {
        const reference = `FT-${randomUUID()}`;
        await ask(`payments.${step.as}`, {
          number: named(step.number),
          amount: step.naira,
          reference,
          accepted: ["amount"],
        });
        bank += step.naira;
        booked = { number: last(), reference, naira: step.naira };
        return "done";
      }
      case "undo": {
        if (!booked) return "nothing";
        await ask("payments.undo", { number: booked.number, reference: booked.reference, reason: "A slip." });
        bank -= booked.naira;
        booked = undefined;
        return "done";
      }
      case "refund": {
        const net = books.orders.at(-1)?.net ?? 0;
        const amount = Math.floor((net * step.share) / 100);
        const isByBank = step.from === "bank";
        const refundsBefore = await refundsAsked();
        const refund = { number: last(), amount, reason: "It came broken." };
        if (step.by === "manager") await people.refund(refund);
        else
          await ask("payments.refund", {
            ...refund,
            ...(isByBank && { provider: "bank", reference: `OUT-${randomUUID()}` }),
          });
        if ((await refundsAsked()) === refundsBefore) bank -= amount;
        return "done";
      }
      case "overwrite": {
        const order = books.orders.at(-1);
        if (order) await people.overwrite(order.number, order.revision);
        return "nothing";
      }
      case "name_account":
        for (const id of books.withoutAccount) await people.nameAccount(id);
        return "nothing";
      case "refund_ends": {
        const open = (await service.refunds()).filter(
          ({ status }) => status === "pending" || status === "processing",
        );
        const refund = open[step.which % open.length];
        if (refund) await shop.control(`/refunds/${refund.id}`, { do: step.how });
        return "nothing";
      }
      case "change":
        await change();
        return "done";
      case "agree":
        await agree();
        return "nothing";
      case "move":
        await move(step);
        return "done";
      case "work":
      case "poll":
      case "expire":
        await world.inside({ do: step.do }, last());
        return "nothing";
      case "die":
        await world.inside(step, last());
        return "nothing";
      default:
        await service.play(step);
        return "nothing";
    }
  }

  /** How many refunds were asked of the service. */
  async function refundsAsked(): Promise<number> {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from payment_refund f join shop_order o on o.id = f.order_id
       where o.number = any($1) and f.requested_by <> 'system'`,
      [numbers],
    );
    return row?.count ?? 0;
  }

  return {
    numbers,
    /** @throws BrokenRule */
    async play(step: MoneyStep): Promise<void> {
      const before = books;
      const ended = await play(step).catch((fault: unknown) => {
        if (fault instanceof BrokenRule) throw fault;
        return "nothing" as const;
      });
      const [read, truth] = await Promise.all([
        readPurchaseBooks(db, numbers, sku),
        service.outside(bank * 100),
      ]);
      books = read;
      const broken = brokenAlways(books, truth, facts);
      if (people.alone() > aloneLimit)
        broken.push(`a manager refunded ${people.alone()} naira of it without a second person`);
      if (ended === "done" && books.entries <= before.entries) broken.push(`${step.do} left no entry`);
      if (broken.length > 0) throw new BrokenRule(broken.join("; "));
    },
    /** Once everything was heard. @throws BrokenRule */
    async rest(): Promise<void> {
      books = await readPurchaseBooks(db, numbers, sku);
      const truth = await service.outside(bank * 100);
      const broken = [...brokenAlways(books, truth, facts), ...brokenAtRest(books, truth)];
      if (broken.length > 0) throw new BrokenRule(broken.join("; "));
    },
    books: (): PurchaseBooks => books,
  };
}
