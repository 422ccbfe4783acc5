import { createServer } from "node:net";

/** A mail server that takes everything and delivers nothing. */
export interface MailSink {
  readonly url: string;
  /** Whole mails, in the order in which they came. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** Listens on a free port of loopback. It speaks as little SMTP as a mail needs. */
export async function openMailSink(): Promise<MailSink> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let held = "";
    let isMail = false;
    socket.write("220 sink\r\n");
    socket.on("error", () => socket.destroy());
    socket.setEncoding("utf8").on("data", (text) => {
      held += text;
      for (;;) {
        const end = isMail ? held.indexOf("\r\n.\r\n") : held.indexOf("\r\n");
        if (end === -1) return;
        const part = held.slice(0, end);
        held = held.slice(end + (isMail ? 5 : 2));
        if (isMail) mails.push(part);
        const isData = !isMail && /^DATA/i.test(part);
        const isQuit = !isMail && /^QUIT/i.test(part);
        isMail = isData;
        socket.write(isData ? "354 go on\r\n" : isQuit ? "221 bye\r\n" : "250 yes\r\n");
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
