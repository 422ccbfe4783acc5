import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Wordmark } from "./wordmark.tsx";

it("the wordmark reads as the shop's name once", () => {
  render(<Wordmark />);
  expect(screen.getByText("Precise")).toBeTruthy();
});
