import { createServer } from "node:net";

/** A mail server that takes everything, delivers nothing and prints each mail as a line of JSON. It speaks as little SMTP as a mail needs. */
createServer((socket) => {
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
      if (isMail) console.log(JSON.stringify(part));
      const isData = !isMail && /^DATA/i.test(part);
      const isQuit = !isMail && /^QUIT/i.test(part);
      isMail = isData;
      socket.write(isData ? "354 go on\r\n" : isQuit ? "221 bye\r\n" : "250 yes\r\n");
    }
  });
}).listen(2525);
