// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { entriesIn } from "./entries-in.ts";
import { keepTyped, readTyped, typedEntriesKey } from "./typed-entries.ts";
import { type FormPlan, useCheckedForm } from "./use-checked-form.ts";

type Field = "email" | "firstname" | "method" | "lga";

const plan: FormPlan<Field> = {
  name: "contact",
  action: "/save",
  longestKept: { email: 255, firstname: 61, method: 10, lga: 61 },
  sendAside: () => Promise.resolve(true),
  loadRules: () => Promise.resolve(() => ({})),
};

/** The areas of a state come later, so that the list is short at first. */
function Contact() {
  const { formProps, isSending } = useCheckedForm(plan, {});
  return (
    <form {...formProps} aria-busy={isSending}>
      <input name="email" defaultValue="" />
      <input name="firstname" defaultValue="Ada" />
      <input type="radio" name="method" value="delivery" defaultChecked />
      <input type="radio" name="method" value="pickup" />
      <select name="lga" defaultValue="">
        <option value="">Choose</option>
      </select>
    </form>
  );
}

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  document.body.innerHTML = renderToString(<Contact />);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

const input = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? expect.fail(selector);
const scriptsRun = () =>
  act(async () => {
    root = hydrateRoot(document.body, <Contact />);
  });

it("what was typed before the scripts ran is kept without another key", async () => {
  input("[name=email]").value = "ada@example.com";
  await scriptsRun();
  expect(readTyped("contact", plan.longestKept)).toEqual({
    email: "ada@example.com",
    firstname: "Ada",
    method: "delivery",
    lga: "",
  });
});

it("what was chosen before the scripts ran is kept, too", async () => {
  input("[value=pickup]").checked = true;
  await scriptsRun();
  expect(readTyped("contact", plan.longestKept)?.method).toBe("pickup");
});

it("a form that is as it came leaves nothing behind", async () => {
  await scriptsRun();
  expect(readTyped("contact", plan.longestKept)).toBeNull();
});

it("beside what was kept before a reload, only what has been typed since counts", async () => {
  keepTyped("contact", { email: "old@example.com", firstname: "Adaeze", lga: "Dala" });
  input("[name=email]").value = "new@example.com";
  await scriptsRun();
  expect(readTyped("contact", plan.longestKept)).toMatchObject({
    email: "new@example.com",
    firstname: "Adaeze",
    // Its list comes later: it is not in the form yet.
    lga: "Dala",
  });
  expect(input("[name=firstname]").value).toBe("Adaeze");
});

it("a form that is pressed twice is sent once, stays sent when the page has come whole, and is open again when Back brings it up", async () => {
  const sent = vi.spyOn(plan, "sendAside");
  await scriptsRun();
  const form = document.querySelector("form") ?? expect.fail("no form");
  const pass = (persisted: boolean) =>
    act(async () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(form.getAttribute("aria-busy")).toBe("true");
  expect(sent).toHaveBeenCalledOnce();
  await pass(false);
  expect(form.getAttribute("aria-busy")).toBe("true");
  await pass(true);
  expect(form.getAttribute("aria-busy")).toBe("false");
});

it("what is too long is cut at a whole letter", () => {
  const typed = new URLSearchParams({ name: "ab💡", note: "ab💡" });
  expect(entriesIn(typed, { name: 3, note: 4 })).toEqual({ name: "ab", note: "ab💡" });
  sessionStorage.setItem(typedEntriesKey, JSON.stringify({ contact: { email: "ab💡" } }));
  expect(readTyped("contact", { email: 3 })).toEqual({ email: "ab" });
});
