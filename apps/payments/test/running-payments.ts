import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type RunningPayments, startPayments } from "../src/start-payments.ts";

/** A notice as the shop received it. */
export interface ReceivedNotice {
  readonly signature: string;
  readonly raw: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a call answered. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Starts a stand-in and a shop that takes its notices, for the tests of one file. Its clock moves by `/control/clock`. */
export function runPayments(options: { readonly dataFolder?: string; readonly speed?: number } = {}) {
  const received: ReceivedNotice[] = [];
  /** What the shop answers notices with. */
  const shop = { answers: 200, beforeAnswer: async (): Promise<void> => undefined };
  let running: RunningPayments | undefined;
  let webhookUrl = "";

  const listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks).toString();
      const signature = String(request.headers["x-paystack-signature"]);
      received.push({ signature, raw, ...JSON.parse(raw) });
      void shop.beforeAnswer().then(() => response.writeHead(shop.answers).end());
    });
  });
  const start = async () => {
    running = await startPayments({ webhookUrl, speed: 1, ...options });
  };
  const stop = async () => running?.close();
  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    // A server that listens on an address has one with a port.
    webhookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/webhook`;
    await start();
  });
  beforeEach(() => {
    received.length = 0;
    shop.answers = 200;
  });
  afterAll(async () => {
    await stop();
    listener.close();
    listener.closeAllConnections();
  });

  const url = () => {
    if (running === undefined) throw new Error("the stand-in has not been started");
    return running.url;
  };
  const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${url()}${path}`, {
      method,
      headers: { authorization: "Bearer sk_test_local", "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await ask(method, path, body);
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  let count = 0;

  return {
    received,
    shop,
    url,
    ask,
    call,
    restart: async () => {
      await stop();
      await start();
    },
    /** `data` of an answer that must be good. */
    data: async (method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
      const answer = await call(method, path, body);
      if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
      return Object(answer.body.data);
    },
    /** A payment of ₦6,000 of a reference of its own. */
    open: async (more: object = {}) => {
      count += 1;
      const reference = `N${count}-1-test`;
      const answer = await call("POST", "/transaction/initialize", {
        email: "ada.obi@example.com",
        amount: 600_000,
        reference,
        callback_url: "http://localhost:3000/pay/back",
        ...more,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return { reference, checkoutUrl: String(Object(answer.body.data).authorization_url) };
    },
    control: (path: string, body: object) => call("POST", `/control/${path}`, body),
  };
}
