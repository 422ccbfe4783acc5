import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.client.tsx";

function Sample() {
  const [shown, setShown] = useState<"shop" | "ideas" | "about">("shop");
  return (
    <Tabs
      label="Menu"
      tabs={[
        { id: "shop", name: "Shop" },
        { id: "ideas", name: "Ideas" },
        { id: "about", name: "About" },
      ]}
      shown={shown}
      onShow={setShown}
    >
      {shown}
    </Tabs>
  );
}
const panel = () => screen.getByRole("tabpanel").textContent;

it("shows what is pressed, and names its panel after it", () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole("tab", { name: "Ideas" }));
  expect(screen.getByRole("tabpanel", { name: "Ideas" }).textContent).toBe("ideas");
});

it.each([
  ["ArrowRight", "ideas"],
  ["ArrowLeft", "about"],
  ["End", "about"],
  ["Home", "shop"],
])("%s from the first goes to %s and takes the focus along", (key, expected) => {
  render(<Sample />);
  const first = screen.getByRole("tab", { name: "Shop" });
  first.focus();
  fireEvent.keyDown(first, { key });
  expect(panel()).toBe(expected);
  expect(document.activeElement).toBe(screen.getByRole("tab", { selected: true }));
});

it("is one stop of the keyboard", () => {
  render(<Sample />);
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
