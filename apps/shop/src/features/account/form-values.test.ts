// @vitest-environment jsdom
import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { formValues } from "./form-values.ts";

/** A form of the sign-in page that is sent. */
function sent(fields: Readonly<Record<string, string>>) {
  const form = document.createElement("form");
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return { currentTarget: form, preventDefault: () => undefined } as unknown as FormEvent<HTMLFormElement>;
}

it.each([
  ["", { email: "Enter your e-mail address.", password: "Enter your password." }],
  [
    "ada",
    { email: "Enter a full e-mail address, such as ada@example.com.", password: "Enter your password." },
  ],
  ["ada@example.com", { password: "Enter your password." }],
])("an e-mail of %j without a password is refused beside its fields", (email, problems) => {
  const setProblems = vi.fn();
  const values = formValues(sent({ email, password: "" }), ["email", "password"], {
    setProblems,
    keepEmail: () => undefined,
  });
  expect(values).toBeNull();
  expect(setProblems).toHaveBeenCalledWith(problems);
});
