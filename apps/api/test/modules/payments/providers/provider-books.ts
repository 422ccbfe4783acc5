import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentState, RefundState } from "#api/modules/money/online/provider-port.ts";

/** What a made-up service does with a call instead of answering it well. */
export type BookFault =
  | {
      readonly status: number;
      readonly retryAfter?: string;
      readonly location?: string;
      readonly body?: string;
    }
  /** Answers well. */
  | "none"
  /** Does what was asked; its answer is lost. */
  | "done, answer lost"
  /** Cuts the connection before doing anything. */
  | "cut"
  /** Never answers, and does nothing. */
  | "hang"
  /** Does what was asked and stops in the middle of its answer. */
  | "truncated"
  /** Does what was asked and sends 2 MB. */
  | "endless";

/** A payment in the books of a made-up service; amounts in kobo. */
export interface BookPayment {
  readonly id: number;
  readonly reference: string;
  readonly amount: number;
  readonly createdAt: Date;
  state: PaymentState;
  paid: number;
  currency: string;
  isLive: boolean;
  paidAt: Date | null;
}

/** A refund there. */
export interface BookRefund {
  readonly id: number;
  /** What it is asked for by; its number where the service takes none from its caller. */
  readonly reference: string;
  readonly payment: BookPayment;
  readonly amount: number;
  readonly createdAt: Date;
  state: RefundState;
}

/** A call that reached it. */
export interface BookCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Readonly<Record<string, unknown>>;
}

export interface BookAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Payments and refunds of a made-up service, whatever form it shows them in. */
export class ProviderBooks {
  readonly payments: BookPayment[] = [];
  readonly refunds: BookRefund[] = [];
  /** Every call, as `GET /bank`. */
  readonly asked: string[] = [];
  readonly calls: BookCall[] = [];
  readonly faults: BookFault[] = [];
  #lastId = 3_103_959_930;

  payment(reference: string): BookPayment | undefined {
    return this.payments.find((payment) => payment.reference === reference);
  }

  /** A payment as it is after it was begun; `reference` must be new. */
  begin(reference: string, amount: number, createdAt = new Date()): BookPayment {
    const payment: BookPayment = {
      id: this.#nextId(),
      reference,
      amount,
      createdAt,
      state: "waiting",
      paid: amount,
      currency: "NGN",
      isLive: false,
      paidAt: null,
    };
    this.payments.push(payment);
    return payment;
  }

  /** A payment of that state, as if its payer had done what leads there. */
  put(reference: string, state: PaymentState, amount = 10_500_000, paidAt = new Date()): BookPayment {
    const payment = this.begin(reference, amount, paidAt);
    payment.state = state;
    if (state === "succeeded" || state === "reversed") payment.paidAt = paidAt;
    return payment;
  }

  /** Undefined where more would go back than came. */
  giveBack(
    payment: BookPayment,
    amount: number,
    createdAt = new Date(),
    ownReference?: string,
  ): BookRefund | undefined {
    const gone = this.refunds.filter((refund) => refund.payment === payment && refund.state !== "failed");
    const left = gone.reduce((sum, refund) => sum - refund.amount, payment.paid);
    if (payment.state !== "succeeded" || amount > left) return undefined;
    const id = this.#nextId();
    const reference = ownReference ?? String(id);
    const refund: BookRefund = { id, reference, payment, amount, createdAt, state: "pending" };
    this.refunds.push(refund);
    return refund;
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

/**
 * A server on loopback that answers by `act` from some books, with the faults of those.
 * @param safePath meets no fault, so that a call for a token takes none of them away
 */
export async function serveBooks(
  books: ProviderBooks,
  act: (call: BookCall, url: string) => BookAnswer,
  safePath?: string,
) {
  let url = "";
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    const { method = "GET", headers } = request;
    const call = { method, path: pathname, query: searchParams, headers, body };
    books.asked.push(`${method} ${pathname}`);
    books.calls.push(call);
    const fault = pathname === safePath ? undefined : books.faults.shift();
    if (fault === "cut") return void request.socket.destroy();
    if (fault === "hang") return;
    if (typeof fault === "object") {
      if (fault.retryAfter) response.setHeader("retry-after", fault.retryAfter);
      if (fault.location) response.setHeader("location", fault.location);
      return void response.writeHead(fault.status).end(fault.body ?? "<html><h1>Bad Gateway</h1></html>");
    }
    const answer = act(call, url);
    if (fault === "done, answer lost") return void request.socket.destroy();
    const shown = JSON.stringify(answer.body);
    response.writeHead(answer.status, { "content-type": "application/json" });
    if (fault === "truncated") return void response.end(shown.slice(0, shown.length / 2));
    response.end(fault === "endless" ? shown + " ".repeat(2_000_000) : shown);
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
