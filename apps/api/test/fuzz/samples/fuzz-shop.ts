import { deskCalls } from "@precise/contract/desk/calls";
import type { NamedRoute, Route } from "@precise/contract/wire/route";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { type DeskCaller, type Given, staffAs, targetOf } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import { pictureContent } from "../../modules/messages/message-samples.ts";
import { confirmByMail, move } from "../../modules/orders/order-acts-calls.ts";
import { contact, placedOrder } from "../../modules/orders/order-body.ts";
import { deliveredOrder } from "../../modules/returns/return-calls.ts";

/** A request that succeeds once: what it needs was put into the shop for it. */
export interface FreshSample {
  readonly path: string;
  readonly body: unknown;
  /** The session that makes it, and the revision that it is meant for. */
  readonly headers: Readonly<Record<string, string>>;
}

type DeskCallId = keyof typeof deskCalls;

/** Calls of the desk whose example names what no shop has; each is made anew, for most can be done once only. */
export type FreshSamples = { readonly [Id in DeskCallId]?: () => Promise<FreshSample> };

/** What a call is about, and what it sends where that is not its example in the contract. */
type Subject = Pick<Given<Route>, "params" | "ifMatch" | "body">;

export type FuzzShop = ReturnType<typeof openFuzzShop>;

/** What samples of the desk are made of. Someone new asks each time: the fuzz ends people and their sessions. */
export function openFuzzShop(api: TestApi) {
  let count = 0;
  const openOwner = () => staffAs(api, "owner", { name: "Ngozi Eze" });
  const lamps = { "FUZZ-LAMP": 1, "FUZZ-BULB": 1 };
  const putGoods = () =>
    putProducts(api.db, [
      { sku: "FUZZ-LAMP", price: 100_000, stock: 1_000 },
      { sku: "FUZZ-BULB", price: 50_000, stock: 1_000 },
      { sku: "FUZZ-GAP", price: 49_950_000, stock: 1_000 },
    ]);

  function sampleOf<R extends Route>(
    route: R,
    input: Given<R>,
    { headers }: Pick<DeskCaller, "headers">,
  ): FreshSample {
    const seen = input.ifMatch === undefined ? {} : { "if-match": String(input.ifMatch) };
    return { path: targetOf(route, input), body: input.body, headers: { ...headers, ...seen } };
  }

  return {
    api,
    openOwner,
    putGoods,
    sampleOf,
    /** Samples of calls of the owner's. @param put puts what the call is about into the shop, anew each time */
    about(put: () => Promise<Subject>, ids: readonly DeskCallId[]): FreshSamples {
      const samples = ids.map((id) => {
        const call: NamedRoute = deskCalls[id];
        const sample = async () =>
          sampleOf(call, { body: call.example, ...(await put()) }, await openOwner());
        return [id, sample] as const;
      });
      return Object.fromEntries(samples);
    },
    /** A word that was not used before. */
    next(before: string): string {
      count += 1;
      return `${before}-${count}`;
    },
    /** A mobile number that nobody has. */
    nextPhone(): string {
      count += 1;
      return `+23480699${String(count % 100_000).padStart(5, "0")}`;
    },
    /** A lamp and a bulb for ₦1,500, with ₦5,000 for their delivery. */
    async place(changes: Record<string, unknown> = {}): Promise<string> {
      await putGoods();
      return (await placedOrder(api, lamps, 6_500, changes)).number;
    },
    /** The same, packed. @param payment `pay_on_delivery` where its rider is to bring the money */
    async packed(payment = "pay_on_delivery"): Promise<string> {
      await putGoods();
      const { number } = await placedOrder(api, lamps, 6_500, { payment: { method: payment } });
      if (payment === "pay_on_delivery") await confirmByMail(api, number);
      else await move(api, number, { to: "confirmed" });
      await move(api, number, { to: "packed" });
      return number;
    },
    /** A lamp that was delivered, and paid by transfer. */
    async delivered(): Promise<string> {
      await putGoods();
      return deliveredOrder(api, { "FUZZ-LAMP": 1 }, 6_000);
    },
    runJobs: () =>
      runDeskJobs({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 }, () => false),
    /** Name of a picture that somebody sent along. */
    async sendPicture(): Promise<string> {
      const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
      return (sent.json as { readonly data: { readonly picture: string } }).data.picture;
    },
    /** An order that was paid online. @param review why a person has to look at the payment */
    async paidOnline(
      review: string | null = null,
    ): Promise<{ number: string; orderId: number; attemptId: number }> {
      await putGoods();
      const { number } = await placedOrder(api, lamps, 6_500, { payment: { method: "paystack" }, contact });
      const [row] = await api.db.query<{ order: number; attempt: number }>(
        `insert into payment_attempt (order_id, provider, reference, amount_kobo, status, review, expires_at, watched_until)
         select id, 'paystack', number || '-1-TEST', payable_kobo, 'succeeded', $2, now(), now() from shop_order
         where number = $1 returning order_id as order, id as attempt`,
        [number, review],
      );
      return { number, orderId: row?.order ?? 0, attemptId: row?.attempt ?? 0 };
    },
  };
}
