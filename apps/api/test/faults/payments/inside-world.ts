import { operatorCommands } from "#api/main/operator-commands.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import { applyDueEvents, checkDueAttempts, runDueRefunds } from "#api/modules/orders/online/payment-jobs.ts";
import { sweepPayments } from "#api/modules/orders/online/sweep-payments.ts";
import type { Database } from "#api/platform/database/port.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { dyingDatabase } from "./dying-database.ts";
import type { InsideStep, PaymentWorld } from "./order-player.ts";
import type { StandInMoney } from "./payment-books.ts";

/**
 * The shop's own work over an open database, as its jobs and its operator do it.
 * @param isAlone no other process asks for refunds: then none of their answers is still to come
 */
export function insideWorld(db: Database, online: OnlinePayments, dataFolder: string, isAlone = true) {
  const commands = operatorCommands({ db, files: filesInFolder(dataFolder), unpaidOrderHours: 72, online });
  const never = () => false;
  async function work(on: Database): Promise<void> {
    await applyDueEvents(on, online, never);
    await checkDueAttempts(on, online, never);
    await runDueRefunds(on, online, never);
  }
  async function makeDue(): Promise<void> {
    await db.query("update payment_attempt set next_check_at = now() where next_check_at is not null");
    await db.query(
      `update payment_refund set next_check_at = now(), asked_at = asked_at - make_interval(secs => $1)
       where next_check_at is not null`,
      [isAlone ? 60 : 0],
    );
    await db.query("update payment_event set next_try_at = now() where next_try_at is not null");
  }
  /** Whether a refund or an event is to be looked at once more. */
  async function isUnderWay(): Promise<boolean> {
    const rows = await db.query(
      `select 1 from payment_refund where next_check_at is not null
       union all select 1 from payment_event where next_try_at is not null limit 1`,
    );
    return rows.length > 0;
  }
  async function inside(step: InsideStep, number: string): Promise<void> {
    switch (step.do) {
      case "work":
        return work(db);
      case "poll":
        await makeDue();
        return work(db);
      case "die":
        await makeDue();
        // Its faults are the death itself.
        return work(dyingDatabase(db, step.statement)).catch(() => undefined);
      case "expire":
        await db.query(
          `update shop_order set respond_by = now() - interval '1 hour' where number = $1 and status = 'awaiting_payment'`,
          [number],
        );
        return void (await expireOrders(db, online));
      case "goods_gone":
      case "goods_back":
        return void (await db.query("update product set stock_qty = $1 where sku = 'LAMP'", [
          step.do === "goods_gone" ? 0 : 1_000,
        ]));
      case "refund":
        return void (await commands["payments.refund"]?.(
          { number, amount: step.naira, reason: "It came broken.", by: "Ngozi (shop)" },
          () => undefined,
        ));
    }
  }
  return {
    inside,
    /** Lets everything happen that is still to happen, and answers what the stand-in has then. */
    async settle(control: PaymentWorld["control"], clearFaults: () => Promise<void>): Promise<StandInMoney> {
      await clearFaults();
      const refunds = async () =>
        (await control("/refunds")) as (StandInMoney["refunds"][number] & { id: number })[];
      for (let turn = 0; turn < 4; turn += 1) {
        await makeDue();
        await work(db);
        await db.query(
          "update payment_refund set status = 'requested', next_check_at = now() where status = 'held'",
        );
        const open = (await refunds()).filter(({ status }) => status !== "processed" && status !== "failed");
        for (const { id } of open) await control(`/refunds/${id}`, { do: "processed", webhook: "never" });
        if (open.length === 0 && !(await isUnderWay())) break;
      }
      await sweepPayments(db, online, 2);
      await makeDue();
      await work(db);
      const transactions = (await control("/transactions")) as StandInMoney["transactions"];
      return { transactions, refunds: await refunds() };
    },
  };
}
