import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Wordmark } from "./wordmark.tsx";

it.each([
  ["Precise", "precıse"],
  ["Idumota Lights", "ıdumota lights"],
  ["Glow", "glow"],
])("the wordmark of %s reads as the name, and is drawn as %s", (name, drawn) => {
  render(<Wordmark name={name} />);
  expect(screen.getByText(name).nextElementSibling?.textContent).toBe(drawn);
});

it("without a name it says where it leads", () => {
  render(<Wordmark name={null} />);
  expect(screen.getByText("Home")).toBeTruthy();
});
