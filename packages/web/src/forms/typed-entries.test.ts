// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { fillForm, forgetTyped, keepTyped, readTyped, typedEntriesKey } from "./typed-entries.ts";

const longest = { email: 255, firstname: 61 };

beforeEach(() => sessionStorage.clear());

describe("what is typed and not sent", () => {
  it("comes back after a reload, to the form that it was typed into", () => {
    keepTyped("contact", { email: "ada@", firstname: "" });
    expect(readTyped("contact", longest)).toEqual({ email: "ada@", firstname: "" });
    expect(readTyped("delivery", longest)).toBeNull();
  });
  it("stays beside what is typed into another form, and is forgotten alone", () => {
    keepTyped("contact", { email: "ada@" });
    keepTyped("delivery", { firstname: "Ada" });
    expect(readTyped("contact", longest)).toEqual({ email: "ada@" });
    forgetTyped("contact");
    expect(readTyped("contact", longest)).toBeNull();
    expect(readTyped("delivery", longest)).toEqual({ firstname: "Ada" });
  });
  it("is forgotten when it was sent", () => {
    keepTyped("contact", { email: "ada@example.com" });
    forgetTyped();
    expect(readTyped("contact", longest)).toBeNull();
  });
  it.each(["", "{", "null", "[]", '{"step":"contact"}', '{"contact":7}'])(
    "is nothing where storage holds %s",
    (text) => {
      sessionStorage.setItem(typedEntriesKey, text);
      expect(readTyped("contact", longest)).toBeNull();
    },
  );
});

describe("bringing entries back", () => {
  function form(): HTMLFormElement {
    document.body.innerHTML = `<form>
      <input name="line1" value="Sent Street"><input name="landmark" value="">
      <input type="radio" name="method" value="delivery" checked><input type="radio" name="method" value="pickup">
      <select name="state"><option value=""></option><option>Kano</option><option selected>Lagos</option></select>
    </form>`;
    return document.forms[0] as HTMLFormElement;
  }
  it("fills fields, choices and lists", () => {
    const target = form();
    let chosen = "";
    target.addEventListener("change", (event) => {
      chosen = (event.target as HTMLSelectElement).value;
    });
    fillForm(target, { line1: "14 Harbour Road", method: "pickup", state: "Kano" });
    expect(Object.fromEntries(new FormData(target))).toMatchObject({
      line1: "14 Harbour Road",
      method: "pickup",
      state: "Kano",
    });
    expect(chosen).toBe("Kano");
  });
  it("leaves a field alone that someone is already typing in", () => {
    const target = form();
    const line1 = target.elements.namedItem("line1") as HTMLInputElement;
    line1.value = "New Street";
    fillForm(target, { line1: "14 Harbour Road" });
    expect(line1.value).toBe("New Street");
  });
  it("leaves a list alone in which someone has chosen already", () => {
    const target = form();
    const state = target.elements.namedItem("state") as HTMLSelectElement;
    state.value = "Kano";
    fillForm(target, { state: "Lagos" });
    expect(state.value).toBe("Kano");
  });
  it("leaves a choice alone that someone has changed already", () => {
    const target = form();
    const [, pickup] = target.querySelectorAll<HTMLInputElement>("[name=method]");
    (pickup as HTMLInputElement).checked = true;
    fillForm(target, { method: "delivery" });
    expect(new FormData(target).get("method")).toBe("pickup");
  });
  it("chooses nothing that is not in the list", () => {
    const target = form();
    fillForm(target, { state: "Atlantis" });
    expect(new FormData(target).get("state")).toBe("Lagos");
  });
});
