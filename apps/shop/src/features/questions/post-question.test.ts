import { expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postQuestion } from "./post-question.ts";
import { readQuestionCookie } from "./question-entries.ts";

async function send(fields: Record<string, string>, replies: Parameters<typeof fakeApi>[0] = []) {
  const { api, seen } = fakeApi(replies);
  const { to, cookies } = await postQuestion({ ...formPost({ api }), form: new URLSearchParams(fields) });
  return { to, seen, kept: readQuestionCookie(cookies?.[0]?.value) };
}
const typed = { sku: "LAMP", question: "Does it hang from concrete?", name: "Ada", email: "ada@example.com" };

it("sends what was asked, and forgets it", async () => {
  const { to, seen, kept } = await send(typed, [
    { status: 201, body: { data: { reference: "M-7K3M9QX1" } } },
  ]);
  expect([to, kept.question]).toEqual(["/questions/LAMP?outcome=sent", ""]);
  expect(seen).toMatchObject([{ path: "/api/questions", body: typed }]);
});

it("needs neither name nor e-mail", async () => {
  const { seen } = await send({ ...typed, name: "", email: " " }, ["lost"]);
  expect(seen[0]?.body).toEqual({ sku: "LAMP", question: typed.question });
});

it.each([
  [refusal(400, "invalid_input"), "invalid"],
  [refusal(422, "unknown_sku"), "gone"],
  [refusal(429, "rate_limited"), "too_many_requests"],
  ["lost" as const, "unreachable"],
])("keeps what was typed after %j", async (reply, outcome) => {
  const { to, kept } = await send(typed, [reply]);
  expect(to).toBe(`/questions/LAMP?outcome=${outcome}`);
  expect(kept).toEqual({ question: typed.question, name: "Ada", email: "ada@example.com" });
});

it("sends a paste without the signs in it that nobody sees", async () => {
  const { seen } = await send({ ...typed, question: "Does it hang\u000bfrom concrete?\u0007" }, ["lost"]);
  expect(seen).toMatchObject([{ body: { question: "Does it hang from concrete?" } }]);
});

it("asks no one for a question that is none", async () => {
  const { to, seen } = await send({ ...typed, question: "Why?" });
  expect([to, seen]).toEqual(["/questions/LAMP?outcome=short", []]);
});
