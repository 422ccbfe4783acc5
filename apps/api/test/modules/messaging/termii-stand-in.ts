import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const termiiKey = "TLcontractKey0001";
export const webhookSecret = "tsk_contract_0001";

/** What the stand-in does with the next message instead of taking it. */
export type TermiiFault =
  | { readonly status: number; readonly body?: unknown; readonly text?: string }
  /** Takes it and never answers. */
  | "hang"
  | "cut";

interface TakenMessage {
  readonly id: string;
  readonly sent: Readonly<Record<string, unknown>>;
}

/**
 * A made-up Termii, with the bodies of its public documents. Every number of a message has more digits than JavaScript keeps,
 * as its own have.
 */
export async function startTermii() {
  const taken: TakenMessage[] = [];
  const faults: TermiiFault[] = [];
  const statuses = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://termii");
    const send = (status: number, text: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    if (request.method === "GET" && url.pathname === "/api/sms/inbox") {
      const id = url.searchParams.get("message_id") ?? "";
      if (url.searchParams.get("api_key") !== termiiKey) return send(401, '{"message":"Invalid API key"}');
      const status = statuses.get(id);
      // The history lists everything where it knows no such number.
      return send(200, JSON.stringify(status === undefined ? [] : [shownMessage(id, status)]));
    }
    const sent = JSON.parse(await textOf(request)) as Record<string, unknown>;
    const fault = faults.shift();
    if (fault === "cut") return response.destroy();
    if (fault === "hang") return undefined;
    if (fault) return send(fault.status, fault.text ?? JSON.stringify(fault.body ?? {}));
    if (sent.api_key !== termiiKey) return send(401, '{"code":401,"message":"Invalid API key supplied"}');
    const id = `30175457160117632382467${String(taken.length).padStart(2, "0")}`;
    taken.push({ id, sent });
    statuses.set(id, "Message Sent");
    return send(
      200,
      `{"code":"ok","balance":1047.57,"message_id":${id},"message":"Successfully Sent","user":"Ada Obi","message_id_str":"${id}"}`,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    faults,
    statuses,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function shownMessage(id: string, status: string) {
  return {
    sender: "Precise",
    receiver: "2348031234567",
    message: "Hello",
    amount: 1,
    reroute: 0,
    status,
    sms_type: "dnd",
    send_by: "api",
    media_url: null,
    message_id: id,
    notify_url: null,
    notify_id: null,
    created_at: "2026-11-24 10:51:03",
  };
}

/** A delivery report as its documents show it. */
export function outbound(id: string, status: string): string {
  return `{"type":"outbound","id":"8248611476370959318","message_id":"${id}","receiver":"2348031234567","sender":"Precise","message":"Hello","sent_at":"2026-11-24 11:34:36","cost":"3.9","command":"deliver","status":"${status}","channel":"dnd"}`;
}

/** An answer of somebody as its documents show it. */
export function inbound(message: string, at: string): string {
  return JSON.stringify({
    type: "inbound",
    id: "8248611476370959318",
    message_id: "3905204342778053556",
    receiver: "12022214836",
    sender: "2348031234567",
    message,
    received_at: at,
    cost: null,
    command: "Received",
    status: "Received",
    channel: null,
  });
}

export function signed(body: string, secret = webhookSecret): Record<string, string> {
  return {
    "content-type": "application/json",
    "x-termii-signature": createHmac("sha512", secret).update(body).digest("hex"),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
