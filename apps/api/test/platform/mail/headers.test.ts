import { headerText, parseMailbox } from "@precise/contract/wire/mailbox";
import { describe, expect, it } from "vitest";
import { smtpTransport } from "#api/platform/mail/smtp-transport.ts";
import { startFakeSmtpServer } from "./fake-smtp-server.ts";

describe("a sender as it is configured", () => {
  it.each([
    ["orders@shop.example", { name: "", address: "orders@shop.example" }],
    ["Precise <orders@shop.example>", { name: "Precise", address: "orders@shop.example" }],
    ['"Precise, Lagos" <orders@shop.example>', { name: "Precise, Lagos", address: "orders@shop.example" }],
    ["<orders@shop.example>", { name: "", address: "orders@shop.example" }],
  ])("%s is read", (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(["", "Precise", "a@b, c@d", "A <a@b> <c@d>", "A\r\nBcc: x <a@b>", "a@b\nBcc: c@d"])(
    "%j is refused",
    (text) => {
      expect(parseMailbox(text)).toBeUndefined();
    },
  );
});

describe("a header", () => {
  it("is one line, whatever is put into it", () => {
    expect(headerText("Hello\r\nBcc: eve@example.com\u2028x\u0000y")).toBe("Hello Bcc: eve@example.com x y");
  });

  it("abuse 29: never makes another header or recipient of a hostile name, subject or address", async () => {
    const server = await startFakeSmtpServer();
    await smtpTransport(server.url).send({
      messageId: "<1@shop.example>",
      queuedAt: new Date(0),
      kind: "order_placed",
      from: { name: 'Precise"\r\nBcc: eve@example.com', address: "orders@shop.example" },
      replyTo: "hello@example.com\r\nBcc: eve@example.com",
      to: { name: "Ada\r\nBcc: eve@example.com\r\n\r\nBody", address: "ada@example.com" },
      subject: "Order\r\nBcc: eve@example.com\r\nContent-Type: text/html\r\n\r\n<b>Body",
      text: "Text",
      html: "<p>Text</p>",
      headers: { "List-Unsubscribe": "<https://shop.example/x>\r\nBcc: eve@example.com" },
    });
    const [mail] = server.taken;
    expect(mail?.to).toEqual(["ada@example.com"]);
    expect(mail?.raw).not.toMatch(/^bcc:/im);
    expect(mail?.raw.match(/^content-type: multipart\/alternative/gim)).toHaveLength(1);
    await server.close();
  });
});
