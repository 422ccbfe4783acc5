// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { postAside } from "./post-aside.ts";

function form(): HTMLFormElement {
  document.body.innerHTML = `<form action="/checkout/save/contact"><input name="email" value="ada@example.com"></form>`;
  return document.forms[0] as HTMLFormElement;
}
const answering = (answer: Response) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe("a form that is posted while its page stays", () => {
  it("sends its entries as the browser would, and says where they lead", async () => {
    const fetched = answering(Response.json({ to: "/checkout/delivery" }));
    expect(await postAside(form())).toBe("/checkout/delivery");
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/checkout/save/contact");
    expect(String(init?.body)).toBe("email=ada%40example.com");
    expect(init?.headers).toEqual({ accept: "application/json" });
  });

  it.each([
    ["the shop refuses it", Response.json({ to: "/checkout/delivery" }, { status: 403 })],
    ["no address is told", Response.json({})],
    ["the address is on another host", Response.json({ to: "//evil.example" })],
  ])("leaves it to the browser when %s", async (_why, answer) => {
    answering(answer);
    expect(await postAside(form())).toBeNull();
  });
});
