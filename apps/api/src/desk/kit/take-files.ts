import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CallRule, DeskRoute } from "@precise/contract/desk/kit/desk-route";
import { cutText } from "@precise/contract/wire/cut-text";
import type { DataOf, NamedRoute } from "@precise/contract/wire/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { Failure, Reply } from "#api/platform/http/reply.ts";
import { sendData, sendFailure } from "#api/platform/http/send.ts";
import { allow } from "./serve-desk.ts";

/** A file that came as the body of a call; it is gone when the call ends. */
export interface TakenFile {
  readonly path: string;
  readonly bytes: number;
  /** As its sender calls it, for sentences: one line, not too long. */
  readonly name: string;
  readonly contentType: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
}

interface FileRoute<R extends NamedRoute & DeskRoute> {
  /** Who may is checked before a byte of the body is read. */
  readonly route: R;
  readonly largestBytes: number;
  /** Where that depends on what is sent. */
  ruleOf?(query: Readonly<Record<string, unknown>>): CallRule;
  tooLarge(name: string): Failure;
  answer(file: TakenFile, staff: StaffSession): Promise<Reply<DataOf<R>>>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends a file to the desk; set before it is taken. */
    sender?: StaffSession;
  }
}

/** What a call left behind when the process died. */
const forgottenAfterMs = 60 * 60_000;

/**
 * Registers a call of the desk whose body is a file. It is written to the disk as it comes in, so that many slow senders take
 * no memory. Apart from the other calls, because its body is no JSON.
 */
export function takeFiles<R extends NamedRoute & DeskRoute>(
  app: FastifyInstance,
  { incoming: folder }: Pick<ShopFiles, "incoming">,
  { route, largestBytes, ruleOf = () => route, tooLarge, answer }: FileRoute<R>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The size is counted below, where it is answered with a sentence that helps.
    scope.addContentTypeParser("*", { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Readable | undefined; Querystring: Record<string, unknown> }>(
      route.path,
      {
        bodyLimit: Number.MAX_SAFE_INTEGER,
        config: { call: route.id, limit: "deskFiles" },
        async onRequest(request, reply) {
          const { staff } = await app.readCaller(request);
          const allowed = allow(staff, ruleOf(request.query));
          if ("failure" in allowed) return sendFailure(reply, allowed.failure);
          request.sender = allowed.staff;
          return undefined;
        },
      },
      async (request, reply) => {
        const name = nameOf(request.query);
        if (Number(request.headers["content-length"] ?? 0) > largestBytes)
          return sendFailure(reply, tooLarge(name));
        const path = join(folder, randomUUID());
        try {
          const bytes = await write(folder, path, request.body, largestBytes);
          if (bytes > largestBytes) return sendFailure(reply, tooLarge(name));
          const contentType = request.headers["content-type"];
          const file = { path, bytes, name, contentType, query: request.query };
          return await send(request, reply, route, await answer(file, senderOf(request)));
        } finally {
          await rm(path, { force: true });
        }
      },
    );
  });
}

function senderOf({ sender }: FastifyRequest): StaffSession {
  if (!sender) throw new Error("a file came by without its session");
  return sender;
}

function send<R extends NamedRoute>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: R,
  result: Reply<DataOf<R>>,
): Promise<FastifyReply> | FastifyReply {
  return "failure" in result
    ? sendFailure(reply, result.failure)
    : sendData(request, reply, route, result.data);
}

/** The rest of what is too large is let go by, so that its sender hears the answer. @returns how many bytes came */
async function write(
  folder: string,
  path: string,
  body: Readable | undefined,
  most: number,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  await dropForgotten(folder);
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    if (body === undefined) return;
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > most) return void body.resume();
      yield chunk;
    }
  }
  await pipeline(counted(), createWriteStream(path));
  return bytes;
}

async function dropForgotten(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > forgottenAfterMs) await rm(path, { force: true });
  }
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string {
  const text = typeof name === "string" ? name.replace(/[\p{C}]/gu, "").trim() : "";
  return cutText(text, 120) || "The file";
}
