import { createHmac } from "node:crypto";
import type { WorkQueue } from "../clock/work-queue.ts";
import type { Delivery, WebhookMode } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";

const TRIES_BY_MINUTES = 4;
const TRIES_BY_HOURS = 72;

/** As long as Paystack waits for an answer. */
const TIMEOUT_MS = 30_000;
/** A late notice, in Paystack's time. */
const LATE_SECONDS = 3600;

export interface SendOptions {
  readonly mode?: WebhookMode;
  /** Its body with `\/` and `\u00e9`. */
  readonly isEscaped?: boolean;
}

/** Tells the shop, signed, again and again until it answers 200. */
export interface Notices {
  /**
   * @param reference of the transaction it is about, for the log
   * @returns when the first try has ended; at once where it is not sent now
   */
  send(event: string, reference: string, body: object, options?: SendOptions): Promise<void>;
  /** Sends all, or one event, of a transaction again, at the same time. @returns the answers' status codes, null for none */
  resend(reference: string, times: number, event?: string): Promise<readonly (number | null)[]>;
  /** Takes up what a process that ended was sending. */
  resume(): void;
  /** One try by hand. */
  resendOne(delivery: Delivery): Promise<number | null>;
}

export function createNotices(parts: {
  readonly store: PaymentsStore;
  readonly queue: WorkQueue;
  readonly secretKey: string;
  readonly webhookUrl: string;
}): Notices {
  const { store, queue, secretKey, webhookUrl } = parts;

  const post = async (delivery: Delivery): Promise<number | null> => {
    const at = new Date().toISOString();
    const signature = signatureOf(
      delivery.body,
      delivery.isSignedWell ? secretKey : `${secretKey}_of_somebody_else`,
    );
    try {
      const answer = await fetch(webhookUrl, {
        method: "POST",
        headers: { "content-type": "application/json", "x-paystack-signature": signature },
        body: delivery.body,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      delivery.tries.push({ at, status: answer.status });
      if (answer.status === 200) {
        delivery.state = "delivered";
        queue.drop("deliver", delivery.id);
      }
      return answer.status;
    } catch (error) {
      // Whatever kept the shop from answering, Paystack only sees that it did not.
      delivery.tries.push({
        at,
        status: null,
        fault: error instanceof Error ? error.message : String(error),
      });
      return null;
    } finally {
      store.save();
    }
  };
  const deliver = async (delivery: Delivery, from?: number): Promise<void> => {
    if ((await post(delivery)) === 200) return;
    const wait = secondsUntilNextTry(delivery.tries.length);
    if (wait === null) delivery.state = "given-up";
    else queue.add("deliver", delivery.id, wait, from);
    store.save();
  };
  const keep = (event: string, reference: string, body: string, mode: WebhookMode): Delivery => {
    const delivery: Delivery = {
      id: store.nextId(),
      event,
      reference,
      body,
      isSignedWell: mode !== "bad_signature",
      createdAt: new Date().toISOString(),
      state: mode === "never" ? "held" : "waiting",
      tries: [],
    };
    store.deliveries.set(delivery.id, delivery);
    store.save();
    return delivery;
  };

  queue.handle("deliver", async (id, dueAt) => {
    const delivery = store.deliveries.get(id);
    if (delivery?.state === "waiting") await deliver(delivery, dueAt);
  });

  return {
    send: async (event, reference, body, { mode = "now", isEscaped = false } = {}) => {
      const json = JSON.stringify(body);
      const copies = mode === "twice" ? 2 : 1;
      const deliveries = Array.from({ length: copies }, () =>
        keep(event, reference, isEscaped ? escapeBody(json) : json, mode),
      );
      if (mode === "never") return;
      if (mode === "late") for (const { id } of deliveries) queue.add("deliver", id, LATE_SECONDS);
      else await Promise.all(deliveries.map((delivery) => deliver(delivery)));
    },
    resend: async (reference, times, event) => {
      const bodies = new Map<string, Delivery>();
      for (const delivery of store.deliveries.values()) {
        if (delivery.reference === reference && (event ?? delivery.event) === delivery.event) {
          bodies.set(delivery.body, delivery);
        }
      }
      const each = [...bodies.values()];
      return Promise.all(Array.from({ length: times }, () => each.map(post)).flat());
    },
    resume: () => {
      const planned = new Set([...store.tasks].map(({ kind, subject }) => kind === "deliver" && subject));
      for (const { id, state } of store.deliveries.values()) {
        if (state === "waiting" && !planned.has(id)) queue.add("deliver", id, 0);
      }
    },
    resendOne: post,
  };
}

/**
 * How long Paystack waits after a notice that was not taken, in live mode: three minutes for the first four tries, then
 * an hour for 72 hours.
 * @param failedTries how often it has been tried
 * @returns seconds; null when it is given up
 */
function secondsUntilNextTry(failedTries: number): number | null {
  if (failedTries < TRIES_BY_MINUTES) return 180;
  return failedTries < TRIES_BY_MINUTES + TRIES_BY_HOURS ? 3600 : null;
}

/** The value of `x-paystack-signature`: HMAC-SHA512 of the bytes that are sent, in lower-case hex. */
function signatureOf(body: string, secretKey: string): string {
  return createHmac("sha512", secretKey).update(body, "utf8").digest("hex");
}

/** The same JSON in other bytes, as some of Paystack's notices come: `\/` and `\u00e9`. */
function escapeBody(json: string): string {
  return json
    .replaceAll("/", "\\/")
    .replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
