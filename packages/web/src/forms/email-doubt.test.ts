import { describe, expect, it } from "vitest";
import { emailDoubt, isDoubtUnseen, seenEmailField } from "./email-doubt.ts";

describe("an e-mail address that we take", () => {
  it.each([
    ["ada@gmial.com", "ada@gmail.com"],
    ["ada@gmal.com", "ada@gmail.com"],
    ["ada@gmail.con", "ada@gmail.com"],
    ["Ada.Obi@Yaho.com", "Ada.Obi@yahoo.com"],
    ["ada@yahoo.con", "ada@yahoo.com"],
    ["ada@yaho.co.uk", "ada@yahoo.co.uk"],
    ["ada@hotmial.com", "ada@hotmail.com"],
    ["ada@outlok.com", "ada@outlook.com"],
    ["ada@iclod.com", "ada@icloud.com"],
    ["ada@example.con", "ada@example.com"],
    ["ada@gmail", "ada@gmail.com"],
  ])("%s may be meant as %s", (typed, meant) => {
    expect(emailDoubt(typed)).toEqual({ kind: "meant", meant });
  });

  it("is perhaps not complete without a dot in its domain", () => {
    expect(emailDoubt(" ada@exa ")).toEqual({ kind: "incomplete" });
  });

  it.each([
    "ada@gmail.com",
    "ada@yahoo.co.uk",
    "ada@mail.com",
    "ada@ymail.com",
    "ada@firm.com.ng",
    "ada",
    "",
    "@",
  ])("%j is not doubted", (typed) => {
    expect(emailDoubt(typed)).toBeNull();
  });
});

it("a form without scripts asks once, and then lets its sender go on", () => {
  const form = new URLSearchParams({ email: "ada@exa" });
  expect(isDoubtUnseen(form)).toBe(true);
  form.set(seenEmailField, "ada@exa");
  expect(isDoubtUnseen(form)).toBe(false);
  form.set("email", "ada@gmial.com");
  expect(isDoubtUnseen(form)).toBe(true);
});
