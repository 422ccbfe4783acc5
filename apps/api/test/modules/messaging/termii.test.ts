import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MessageToSend, MessagingProvider } from "#api/modules/messaging/messaging-port.ts";
import { termiiProvider } from "#api/modules/messaging/termii/termii-provider.ts";
import {
  inbound,
  outbound,
  signed,
  startTermii,
  type TermiiFault,
  termiiKey,
  webhookSecret,
} from "./termii-stand-in.ts";

const message: MessageToSend = {
  to: "+2348031234567",
  channel: "sms",
  text: "Precise: Order PR-1 is on its way.",
  reference: "r",
};

describe("Termii behind the port", () => {
  let termii: Awaited<ReturnType<typeof startTermii>>;
  let provider: MessagingProvider;
  const faults: string[] = [];
  const open = (changes: Partial<Parameters<typeof termiiProvider>[0]> = {}) =>
    termiiProvider({
      url: termii.url,
      apiKey: termiiKey,
      sender: "Precise",
      webhookSecrets: [webhookSecret],
      onFault: (fault) => void faults.push(fault.message),
      ...changes,
    });
  beforeAll(async () => {
    termii = await startTermii();
    provider = open();
  });
  afterAll(() => termii.close());
  beforeEach(() => {
    termii.faults.length = 0;
    faults.length = 0;
  });
  const sendAgainst = (fault: TermiiFault) => {
    termii.faults.push(fault);
    return (fault === "hang" ? open({ timeoutMilliseconds: 300 }) : provider).send(message);
  };

  it("sends as the documents ask, by the route that reaches every phone, and keeps every digit of the number", async () => {
    const sent = await provider.send(message);
    expect(sent).toEqual({ outcome: "accepted", providerRef: expect.stringMatching(/^\d{25}$/) });
    expect(termii.taken.at(-1)).toMatchObject({
      id: sent.outcome === "accepted" ? sent.providerRef : "",
      sent: {
        api_key: termiiKey,
        to: "2348031234567",
        from: "Precise",
        sms: message.text,
        type: "plain",
        channel: "dnd",
      },
    });
    await provider.send({ ...message, channel: "whatsapp" });
    expect(termii.taken.at(-1)?.sent.channel).toBe("whatsapp");
  });

  it("takes the number where it comes as text, or as nothing else but a number", async () => {
    const ok = (id: string) => ({ status: 200, text: `{"message_id":${id},"message":"Successfully Sent"}` });
    expect(await sendAgainst(ok('"9122821270554876574"'))).toMatchObject({
      providerRef: "9122821270554876574",
    });
    expect(await sendAgainst(ok("9122821270554876574"))).toMatchObject({
      providerRef: "9122821270554876574",
    });
  });

  it.each<[string, TermiiFault, string]>([
    ["no answer", "hang", "did not answer"],
    ["a cut line", "cut", "did not answer"],
    ["a fault of its own", { status: 503 }, "503"],
    ["too many calls", { status: 429 }, "too many"],
    ["another page", { status: 404, text: "<html>Not found</html>" }, "something else"],
    ["another form", { status: 200, body: { message: "Successfully Sent" } }, "200"],
    ["a used-up account", { status: 400, body: { message: "Insufficient balance" } }, "no credit"],
    [
      "a name that is not registered",
      { status: 404, body: { code: 404, message: "ApplicationSenderId not found for senderName: Precise" } },
      "sender's name",
    ],
    ["a wrong key", { status: 401, body: { message: "Invalid API key supplied" } }, "our key"],
  ])("does not give up after %s, and tells operators", async (_, fault, words) => {
    const sent = await sendAgainst(fault);
    expect(sent).toEqual({ outcome: "unknown", reason: expect.stringContaining(words) });
    expect(faults).toEqual([expect.stringContaining(words)]);
    expect(faults.join()).not.toContain(termiiKey);
    expect(faults.join()).not.toContain("8031234567");
  });

  it("gives up what is refused for good, without naming the number", async () => {
    const body = { code: 400, message: "Invalid phone number 2348031234567" };
    expect(await sendAgainst({ status: 400, body })).toEqual({
      outcome: "refused",
      reason: "Termii refused it: Invalid phone number …",
    });
  });

  it("is away where nothing listens", async () => {
    const away = open({ url: "http://127.0.0.1:1" });
    expect(await away.send(message)).toMatchObject({ outcome: "unknown" });
    expect(await away.readStatus("1")).toEqual({ ok: false, code: "unavailable" });
  });

  it.each([
    ["Message Sent", "under_way"],
    ["Delivered", "delivered"],
    ["Message Failed", "failed"],
    ["DND Active on Phone Number", "failed"],
    ["Rejected", "failed"],
    ["Expired", "failed"],
  ])("reads the status %s as %s", async (words, state) => {
    termii.statuses.set("1234567890123456789012345", words);
    expect(await provider.readStatus("1234567890123456789012345")).toEqual({ ok: true, value: state });
  });

  it("knows no status of a message that is not there, and none without a key", async () => {
    expect(await provider.readStatus("999")).toEqual({ ok: false, code: "unknown" });
    expect(await open({ apiKey: "TLanother00000001" }).readStatus("999")).toMatchObject({
      code: "unavailable",
    });
  });

  const read = (body: string, headers: Record<string, string>) =>
    provider.readWebhook(Buffer.from(body), headers);

  it("reads reports and answers that are signed", () => {
    const id = "1234567890123456789012345";
    const report = outbound(id, "DELIVERED | Message delivered to handset");
    expect(read(report, signed(report))).toEqual({
      ok: true,
      value: [{ kind: "report", providerRef: id, state: "delivered" }],
    });
    const asNumber = report.replace(`"${id}"`, id);
    expect(read(asNumber, signed(asNumber))).toMatchObject({ value: [{ providerRef: id }] });
    const reply = inbound("Stop", "2026-11-24T10:51:03.000000Z");
    expect(read(reply, signed(reply))).toEqual({
      ok: true,
      value: [{ kind: "reply", from: "+2348031234567", text: "Stop", at: new Date("2026-11-24T10:51:03Z") }],
    });
    const offline = '{"type":"device","status":"offline"}';
    expect(read(offline, signed(offline))).toEqual({ ok: true, value: [{ kind: "other" }] });
  });

  it("believes nothing that is not signed with our secret, to the byte", () => {
    const body = inbound("STOP", "2026-11-24T10:51:03Z");
    const bad = { ok: false, code: "bad_signature" };
    expect(read(body, {})).toEqual(bad);
    expect(read(body, signed(body, "another secret"))).toEqual(bad);
    expect(read(`${body} `, signed(body))).toEqual(bad);
    expect(read(body, { "x-termii-signature": "00" })).toEqual(bad);
    expect(read("no json", signed("no json"))).toEqual({ ok: false, code: "not_readable" });
  });
});
