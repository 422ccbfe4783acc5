// @vitest-environment jsdom
import type { AuthEnvironment } from "@precise/auth/auth-settings";
import type { SignInPort } from "@precise/auth/sign-in-port";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSignInPort } from "./load-sign-in-port.ts";
import { SignInPanel } from "./sign-in-panel.client.tsx";

vi.mock("./load-sign-in-port.ts", () => ({ loadSignInPort: vi.fn() }));
vi.mock("./open-session-here.ts", () => ({ openSessionHere: async () => "refused" }));

const ownPool: AuthEnvironment = {
  AUTH_USER_POOL_ID: "local_precise",
  AUTH_CLIENT_ID: "web",
  AUTH_USER_POOL_ENDPOINT: "https://signin.shop.example",
  AUTH_SOCIAL: "",
};
const sentTo: string[] = [];
const typed: string[] = [];
const port: Partial<SignInPort> = {
  sendSignInCode: async (email) => {
    sentTo.push(email);
    return { kind: "done" };
  },
  signInByCode: async (code) => {
    typed.push(code);
    return code === "123456"
      ? { kind: "signed_in", tokens: { accessToken: "a", idToken: "i" } }
      : { kind: "refused", problem: "wrong_code" };
  },
  forget: async () => undefined,
};

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.mocked(loadSignInPort).mockResolvedValue(port as SignInPort);
  sentTo.length = 0;
  typed.length = 0;
});
afterEach(() => act(() => root?.unmount()));

function show(auth: AuthEnvironment): void {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
  act(() => root?.render(<SignInPanel auth={auth} view="logIn" returnPath="/" />));
}
const buttons = () => [...document.querySelectorAll("button")];
const press = (name: string) =>
  act(async () => {
    const button =
      buttons().find(({ textContent }) => textContent === name) ?? expect.fail(`no button ${name}`);
    button.click();
  });
const field = (id: string) =>
  document.querySelector<HTMLInputElement>(`input#${id}`) ?? expect.fail(`no field ${id}`);
/** What a reader hears with a field. */
const said = (id: string) =>
  (field(id).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((each) => document.getElementById(each)?.textContent ?? "")
    .join(" ");
const heading = () => document.querySelector("h1");

describe("signing in by a code from an e-mail", () => {
  it("asks for the e-mail alone first", async () => {
    show(ownPool);
    await press("E-mail me a code instead");
    expect(said("email")).toContain("Enter your e-mail address.");
    expect(document.activeElement).toBe(field("email"));
    expect(sentTo).toEqual([]);
  });

  it("goes from the e-mail over a wrong code to the right one", async () => {
    show(ownPool);
    field("email").value = " ada@example.com ";
    await press("E-mail me a code instead");
    expect(sentTo).toEqual(["ada@example.com"]);
    expect(heading()?.textContent).toBe("Check your e-mail");
    expect(document.activeElement).toBe(heading());
    field("code").value = "111 111";
    await press("Sign in");
    expect(said("code")).toContain("This code is incorrect.");
    await press("Send a new code");
    expect(sentTo).toEqual(["ada@example.com", "ada@example.com"]);
    field("code").value = "123 456";
    await press("Sign in");
    expect(typed).toEqual(["111111", "123456"]);
    // The shop itself refused the tokens: the code had been right.
    expect(document.body.textContent).toContain("We could not sign you in. Try again in a moment.");
  });

  it("is offered where the pool has it, as Google and Facebook are", () => {
    const names = () => buttons().map(({ textContent }) => textContent);
    show(ownPool);
    expect(names()).toContain("E-mail me a code instead");
    expect(names().filter((name) => name?.startsWith("Continue with"))).toEqual([]);
    const cognito = { AUTH_USER_POOL_ID: "eu-west-1_Abc", AUTH_CLIENT_ID: "web", AUTH_SOCIAL: "google" };
    act(() => root?.unmount());
    show(cognito);
    expect(names()).not.toContain("E-mail me a code instead");
    expect(names().filter((name) => name?.startsWith("Continue with"))).toEqual(["Continue with Google"]);
  });
});
