import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

function post(body: BodyInit, type = "application/x-www-form-urlencoded"): Request {
  return new Request("http://shop.test/form", {
    method: "POST",
    headers: { "content-type": type },
    body,
    ...({ duplex: "half" } as object),
  });
}

describe("a form post's body", () => {
  it("is read as fields", async () => {
    const form = await readForm(post("sku=PR-1&name=L%C3%A1gos+lamp"));
    expect(form.ok && [...form.value]).toEqual([
      ["sku", "PR-1"],
      ["name", "Lágos lamp"],
    ]);
  });
  it("may name a charset", async () => {
    expect((await readForm(post("a=1", "application/x-www-form-urlencoded; charset=UTF-8"))).ok).toBe(true);
  });
  it("is refused when it is no form", async () => {
    expect(await readForm(post("{}", "application/json"))).toEqual({ ok: false, code: "not-a-form" });
  });
  it("is refused when it is too large, although no length was announced", async () => {
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(8_192).fill(97));
      },
    });
    expect(await readForm(post(endless))).toEqual({ ok: false, code: "too-large" });
  });
  it("is taken up to the limit", async () => {
    expect((await readForm(post("a".repeat(32_768)))).ok).toBe(true);
    expect((await readForm(post("a".repeat(32_769)))).ok).toBe(false);
  });
});
