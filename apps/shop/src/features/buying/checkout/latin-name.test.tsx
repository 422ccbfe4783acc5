// @vitest-environment jsdom

import { LatinNameNote } from "@precise/web/components/latin-name.client";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

afterEach(cleanup);

it("asks for Latin letters once a name has others, and no more when it has them alone", () => {
  render(
    <form>
      <input id="firstname" aria-label="First name" />
      <input id="lastname" aria-label="Last name" defaultValue="Obi" />
      <LatinNameNote fields={{ firstname: "", lastname: "Obi" }} />
    </form>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: "First name" }), { target: { value } });
  expect(screen.queryByRole("status")).toBeNull();
  type("أمينة");
  expect(screen.getByRole("status").textContent).toContain("Add the name in Latin letters");
  type("Amina");
  expect(screen.queryByRole("status")).toBeNull();
});
