import { describe, expect, it } from "vitest";
import { fakePost, refusal } from "#trade/base/server/fake-post.ts";
import { postForgotten, postNewPassword } from "./post-forgotten.ts";

const email = "ngozi@ekobuild.example";
const sent = { status: 200, body: { data: { sent: true } } };
const changed = { status: 200, body: { data: { changed: true } } };

describe("asking for a new password", () => {
  it("leads to the same page for any account", async () => {
    const { post, seen } = fakePost({ fields: [["email", ` ${email} `]], answers: [sent] });
    expect((await postForgotten(post)).to).toBe("/clients/password/forgot?sent=1");
    expect(seen).toMatchObject([{ path: "/api/clients/password/forgot", body: { email } }]);
  });
  it("does not call the API without an e-mail", async () => {
    const { post } = fakePost({});
    expect((await postForgotten(post)).to).toBe("/clients/password/forgot?problem=email");
  });
  it.each([
    [refusal(400, "invalid_input"), "email"],
    [refusal(429, "rate_limited"), "wait"],
    [refusal(503, "unavailable"), "unreachable"],
  ] as const)(
    "says why it was refused, and keeps what was typed out of the address",
    async (answer, problem) => {
      const { post } = fakePost({ fields: [["email", email]], answers: [answer] });
      expect(await postForgotten(post)).toMatchObject({
        to: `/clients/password/forgot?problem=${problem}`,
        cookies: [{ value: email, path: "/clients/password/forgot", httpOnly: true }],
      });
    },
  );
});

describe("a new password by a link", () => {
  const fields = (password: string, token = "a.b") =>
    [
      ["token", token],
      ["password", password],
    ] as const;

  it("is set as it was typed, and leads to the login", async () => {
    const { post, seen } = fakePost({ fields: fields(" ceiling rose "), answers: [changed] });
    expect(await postNewPassword(post)).toEqual({ to: "/clients/login?why=changed" });
    expect(seen).toMatchObject([
      { path: "/api/clients/password/reset", body: { token: "a.b", password: " ceiling rose " } },
    ]);
  });
  it.each([
    ["", "missing"],
    ["1234567", "too-short"],
    ["p".repeat(257), "too-long"],
  ])("of %j is not sent, and the link stays", async (password, problem) => {
    const { post } = fakePost({ fields: fields(password) });
    expect(await postNewPassword(post)).toEqual({ to: `/clients/password/reset/a.b?problem=${problem}` });
  });
  it.each([
    [refusal(404, "link_not_valid"), "/clients/password/forgot?problem=link"],
    [refusal(422, "password_not_new"), "/clients/password/reset/a.b?problem=same"],
    [refusal(429, "rate_limited"), "/clients/password/reset/a.b?problem=wait"],
    ["lost", "/clients/password/reset/a.b?problem=unreachable"],
  ] as const)("that is refused leads to where it can be corrected", async (answer, to) => {
    const { post } = fakePost({ fields: fields("ceiling rose"), answers: [answer] });
    expect(await postNewPassword(post)).toEqual({ to });
  });
  it("never leads out of the trade area, for any token", async () => {
    const { post } = fakePost({ fields: fields("short", "/../../evil?x#y") });
    expect(await postNewPassword(post)).toEqual({
      to: "/clients/password/reset/%2F..%2F..%2Fevil%3Fx%23y?problem=too-short",
    });
  });
});
