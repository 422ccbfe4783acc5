import { SMTPServer } from "smtp-server";

/** What the server does with a mail: takes it, refuses it by a code of SMTP, or hangs up after it has taken it. */
export type Behaviour = "take" | 451 | 550 | "hang-up-after-taking";

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly messageId: string;
}

/** A mail server on a free port of this machine, which fails as a test asks for. */
export interface FakeSmtpServer {
  readonly url: string;
  readonly taken: TakenMail[];
  /** What happens to the next mails, in order; afterwards all are taken. */
  next(...behaviours: Behaviour[]): void;
  /** Refuses log-ins, as a server does whose password was changed. */
  refuseLogins(refuses: boolean): void;
  close(): Promise<void>;
}

export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const taken: TakenMail[] = [];
  const coming: Behaviour[] = [];
  let refusesLogins = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(refusesLogins ? refusal(535, "Wrong password for somebody@example.com") : null, { user: "shop" }),
    onRcptTo(_address, _session, done) {
      if (coming[0] !== 550) return done();
      coming.shift();
      return done(refusal(550, "No such mailbox"));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const behaviour = coming.shift() ?? "take";
        if (typeof behaviour === "number") return done(refusal(behaviour, "Try again later"));
        const raw = Buffer.concat(parts).toString();
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((recipient) => recipient.address),
          raw,
          messageId: /^message-id: (.+)$/im.exec(raw)?.[1]?.trim() ?? "",
        });
        if (behaviour === "hang-up-after-taking") {
          for (const connection of server.connections) connection.close();
          return undefined;
        }
        return done();
      });
    },
  });
  server.on("error", () => undefined); // a client that hangs up is what some tests are about
  const port = await new Promise<number>((listening) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      listening(typeof address === "object" && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    next: (...behaviours) => void coming.push(...behaviours),
    refuseLogins: (refuses) => {
      refusesLogins = refuses;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
