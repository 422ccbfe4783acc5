import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { formStartOf } from "./form-start.ts";
import { messageCookie, readMessageCookie } from "./message-cookie.ts";
import { postMessage } from "./post-message.ts";

const kept = { status: 201, body: { data: { reference: "M-7K3M9QX1" } } };
const arrived = (picture: string) => ({ status: 201, body: { data: { picture, width: 4, height: 4 } } });
const contact = { topic: "order", name: "Ada Obi", email: "ada@example.com", message: "Where is my lamp?" };
const brief: [string, string][] = [
  ["rooms", "living"],
  ["rooms", "kitchen"],
  ["sizes", "5 x 4"],
  ["budget", "open"],
  ["style", "warm"],
  ["name", "Ada Obi"],
  ["email", "ada@example.com"],
];

function post(api: ReturnType<typeof fakeApi>["api"], fields: [string, string][], files: Buffer[] = []) {
  return { ...formPost({ api }), form: { form: new URLSearchParams(fields), files } };
}

describe("a form to the shop, without scripts", () => {
  it("is sent without empty fields, and leads to its reference", async () => {
    const { api, seen } = fakeApi([kept]);
    const fields = Object.entries({ ...contact, phone: "", order_number: "", website: "" });
    expect(await postMessage("contact", post(api, fields))).toMatchObject({
      to: "/message/contact?sent=M-7K3M9QX1",
      cookies: [{ name: "message", maxAgeSeconds: 0 }],
    });
    expect(seen).toMatchObject([{ path: "/api/contact", body: contact }]);
    expect(Object.keys(seen[0]?.body as object).sort()).toEqual(["email", "message", "name", "topic"]);
  });

  it("is sent without the signs of a paste that nobody sees", async () => {
    const { api, seen } = fakeApi([kept]);
    const message = "Where is\u000bmy lamp?";
    await postMessage("contact", post(api, Object.entries({ ...contact, message })));
    expect(seen).toMatchObject([{ body: { message: "Where is my lamp?" } }]);
  });

  it("comes back with what was typed, and says which fields are wrong", async () => {
    const { api, seen } = fakeApi([]);
    const typed = { ...contact, email: "ada", topic: "" };
    const answer = await postMessage("contact", post(api, Object.entries(typed)));
    expect(seen).toEqual([]);
    expect(answer.to).toBe("/message/contact?outcome=fields");
    const start = formStartOf("contact", { outcome: "fields" }, answer.cookies?.[0]?.value);
    expect(Object.entries(start.wrong)).toEqual([
      ["topic", "missing"],
      ["email", "not-valid"],
    ]);
    expect(start.entries).toMatchObject({ message: "Where is my lamp?", email: "ada" });
  });

  it.each([
    [refusal(429, "rate_limited"), "/message/contact?outcome=too_many_requests"],
    [refusal(503, "unavailable"), "/message/contact?outcome=unreachable"],
    ["lost" as const, "/message/contact?outcome=unreachable"],
  ])("keeps everything after %j", async (reply, to) => {
    const { api } = fakeApi([reply]);
    const answer = await postMessage("contact", post(api, Object.entries(contact)));
    expect(answer.to).toBe(to);
    expect(readMessageCookie(answer.cookies?.[0]?.value)).toMatchObject(contact);
  });
});

describe("a brief with pictures, without scripts", () => {
  it("sends the pictures first, then the brief with their names and those that were there", async () => {
    const { api, seen } = fakeApi([arrived("new"), kept]);
    const answer = await postMessage(
      "design",
      post(api, [...brief, ["picture", "old"]], [Buffer.from("jpg")]),
    );
    expect(answer.to).toBe("/message/design?sent=M-7K3M9QX1");
    expect(seen[0]).toMatchObject({ path: "/api/design-briefs/pictures", body: { content: "anBn" } });
    expect(seen[1]?.body).toMatchObject({
      rooms: ["living", "kitchen"],
      pictures: ["old", "new"],
      supplies: [],
    });
  });

  it("keeps the pictures that have arrived when another is none", async () => {
    const { api } = fakeApi([refusal(422, "not_a_picture"), arrived("good")]);
    const answer = await postMessage("design", post(api, brief, [Buffer.from("a"), Buffer.from("b")]));
    expect(answer.to).toBe("/message/design?pictures=not_a_picture");
    expect(readMessageCookie(answer.cookies?.[0]?.value)).toMatchObject({
      pictures: ["good"],
      sizes: "5 x 4",
    });
  });

  it("takes no seventh picture, and none of more than five megabytes", async () => {
    const six = Array.from({ length: 6 }, (_, at): [string, string] => ["picture", `p${at}`]);
    const { api } = fakeApi([]);
    const many = await postMessage("design", post(api, [...brief, ...six], [Buffer.from("a")]));
    expect(many.to).toBe("/message/design?pictures=too_many");
    const large = await postMessage("design", post(api, brief, [Buffer.alloc(5_000_001)]));
    expect(large.to).toBe("/message/design?pictures=picture_too_large");
  });

  it("forgets pictures that are not there any more", async () => {
    const { api } = fakeApi([refusal(422, "unknown_picture")]);
    const answer = await postMessage("design", post(api, [...brief, ["picture", "gone"]]));
    expect(answer.to).toBe("/message/design?pictures=unknown_picture");
    expect(readMessageCookie(answer.cookies?.[0]?.value)).toMatchObject({ pictures: [] });
  });
});

describe("the cookie that brings back what was typed", () => {
  it("has room for the longest message, as far as a cookie has", () => {
    const long = Array.from({ length: 4000 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 90))).join(
      "",
    );
    const { value } = messageCookie("contact", { name: "Ada Obi", message: long });
    expect(value.length).toBeLessThanOrEqual(3600);
    expect(readMessageCookie(value).name).toBe("Ada Obi");
    expect(long.startsWith(String(readMessageCookie(value).message))).toBe(true);
  });
  it.each(["x", "", "bm90IGJyb3RsaQ", undefined])("takes nothing from %j", (value) => {
    expect(readMessageCookie(value)).toEqual({});
  });
});
