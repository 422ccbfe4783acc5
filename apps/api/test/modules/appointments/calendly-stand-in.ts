import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in does with the next requests instead of answering them well. */
type Fault =
  | { readonly status: number; readonly retryAfter?: string }
  /** Does what was asked, and says nothing. */
  | "silent"
  /** Cuts the connection before doing anything. */
  | "cut"
  /** Answers something that is no JSON of theirs. */
  | "gibberish";

interface Event {
  readonly uri: string;
  readonly type: string;
  readonly start: string;
  readonly email: string;
  status: "active" | "canceled";
}

export const standInToken = "stand-in-token";

/**
 * Calendly's API as far as we use it, with two event types, one place for each beginning, and faults on demand.
 * @param starts the beginnings that are offered, ISO 8601
 * @source design "Scheduling service"
 */
export async function startCalendlyStandIn(starts: readonly string[]) {
  const events: Event[] = [];
  const calls: string[] = [];
  const faults: Fault[] = [];
  let origin = "";
  const typeUri = (id: string) => `${origin}/event_types/${id}`;
  const types = [
    { uri: "TOUR", name: "Video tour", duration: 30, active: true, secret: false },
    { uri: "HIDDEN", name: "Staff only", duration: 30, active: true, secret: true },
    { uri: "ADVICE", name: "Lighting advice", duration: 45, active: true, secret: false },
  ];
  const isFree = (type: string, start: string) =>
    starts.includes(start) &&
    !events.some((event) => event.type === type && event.start === start && event.status === "active");

  function act(method: string, url: URL, body: Record<string, unknown>): { status: number; body: unknown } {
    const ok = (answer: unknown, status = 200) => ({ status, body: answer });
    const query = url.searchParams;
    if (url.pathname === "/users/me") return ok({ resource: { uri: `${origin}/users/ME` } });
    if (url.pathname === "/event_types") {
      if (query.get("user") !== `${origin}/users/ME`) return ok({ title: "Invalid Argument" }, 400);
      const page = query.get("page_token") === "second" ? types.slice(2) : types.slice(0, 2);
      const next_page_token = query.get("page_token") ? null : "second";
      const collection = page.map((type) => ({ ...type, uri: typeUri(type.uri), kind: "solo" }));
      return ok({ collection, pagination: { count: page.length, next_page_token } });
    }
    if (url.pathname === "/event_type_available_times") {
      const [from, to] = [query.get("start_time") ?? "", query.get("end_time") ?? ""];
      const span = Date.parse(to) - Date.parse(from);
      if (Date.parse(from) <= Date.now() || span > 31 * 86_400_000)
        return ok({ title: "Invalid Argument" }, 400);
      const type = query.get("event_type") ?? "";
      const collection = starts
        .filter((start) => start >= from && start < to && isFree(type, start))
        .map((start_time) => ({ status: "available", invitees_remaining: 1, start_time }));
      return ok({ collection });
    }
    if (url.pathname === "/invitees" && method === "POST") {
      const { event_type, start_time, invitee } = body as {
        event_type: string;
        start_time: string;
        invitee: { email: string; timezone: string };
      };
      if (!isFree(event_type, start_time)) return ok({ title: "Invalid Argument" }, 400);
      const uri = `${origin}/scheduled_events/${randomUUID()}`;
      events.push({ uri, type: event_type, start: start_time, email: invitee.email, status: "active" });
      return ok({ resource: { uri: `${uri}/invitees/1`, event: uri, timezone: invitee.timezone } }, 201);
    }
    if (url.pathname === "/scheduled_events") {
      const found = events.filter(
        ({ email, start, status }) =>
          status === "active" &&
          email === query.get("invitee_email") &&
          start >= (query.get("min_start_time") ?? ""),
      );
      const collection = found.map((event) => ({
        uri: event.uri,
        status: event.status,
        start_time: event.start,
        event_type: event.type,
      }));
      return ok({ collection, pagination: {} });
    }
    const event = events.find(({ uri }) => url.pathname.startsWith(new URL(uri).pathname));
    if (!event) return ok({ title: "Resource Not Found" }, 404);
    if (!url.pathname.endsWith("/cancellation"))
      return ok({
        resource: { uri: event.uri, location: { type: "zoom", join_url: "https://meet.example/1" } },
      });
    if (event.status === "canceled") return ok({ title: "Already canceled" }, 403);
    event.status = "canceled";
    return ok({ resource: { canceled_by: "us", reason: body.reason } }, 201);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? "/", origin);
    calls.push(`${request.method} ${url.pathname}`);
    const fault = faults.shift();
    if (fault === "cut") return void request.socket.destroy();
    if (typeof fault === "object") {
      if (fault.retryAfter) response.setHeader("retry-after", fault.retryAfter);
      return void response.writeHead(fault.status).end("{}");
    }
    if (request.headers.authorization !== `Bearer ${standInToken}`)
      return void response.writeHead(401).end("{}");
    const text = Buffer.concat(chunks).toString();
    const answer = act(request.method ?? "GET", url, text ? JSON.parse(text) : {});
    if (fault === "silent") return;
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(fault === "gibberish" ? "<html>" : JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    /** What the stand-in's calendar holds. */
    events: events as readonly Event[],
    /** Every request, as `GET /event_types`. */
    calls,
    /** The next requests meet these, one each. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CalendlyStandIn = Awaited<ReturnType<typeof startCalendlyStandIn>>;
