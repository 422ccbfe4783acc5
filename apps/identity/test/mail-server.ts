import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, vi } from "vitest";

interface TakenMail {
  readonly to: string;
  readonly raw: string;
}

/** A mail server for the tests of one file. */
export function runMailServer() {
  const taken: TakenMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const code = refusals.shift();
        if (code !== undefined)
          return done(Object.assign(new Error("Try again later"), { responseCode: code }));
        const to = session.envelope.rcptTo[0]?.address ?? "";
        taken.push({ to, raw: Buffer.concat(parts).toString() });
        return done();
      });
    },
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const codesTo = (email: string) =>
    taken.filter(({ to }) => to === email).map(({ raw }) => /^ {4}(\d{6})\r?$/m.exec(raw)?.[1] ?? "");
  return {
    url: () => `smtp://127.0.0.1:${port}`,
    taken,
    /** What the next mails are answered with instead of being taken. */
    refuseNext: (...codes: number[]) => void refusals.push(...codes),
    codesTo,
    /** Waits for the `nth` mail to the address, counted from 1. */
    codeTo: (email: string, nth = 1): Promise<string> =>
      vi.waitFor(
        () => {
          const code = codesTo(email)[nth - 1];
          if (code === undefined) throw new Error(`no mail number ${nth} to ${email}`);
          return code;
        },
        { timeout: 10_000 },
      ),
  };
}
