import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { PanelMenu } from "./panel-menu.client.tsx";
import { PanelMenuLink } from "./panel-menu-link.client.tsx";
import { SidePanels } from "./side-panels.client.tsx";

const panels = [
  { id: "19", name: "Indoor", panel: "Chandeliers" },
  { id: "18", name: "Outdoor", panel: "Bollards" },
];

function Shop() {
  const [open, setOpen] = useState("19");
  return <SidePanels panels={panels} open={open} onOpen={setOpen} />;
}

function show(first: string | null = null, focused: string | null = null) {
  return render(
    <PanelMenu
      label="Main"
      first={first}
      focused={focused}
      entryClass="entry"
      listClass="list"
      entries={[
        { name: "Shop", panel: <PanelMenuLink href="#indoor">Indoor</PanelMenuLink> },
        { name: "Ideas", panel: <PanelMenuLink href="#living">Living</PanelMenuLink> },
      ]}
    />,
  );
}
const entry = (name: string) => screen.getByRole("button", { name });
const openPanel = () => screen.queryByRole("link")?.textContent ?? null;

describe("a menu of panels", () => {
  it("opens one panel at a time, and closes it by a second press", () => {
    show();
    expect(openPanel()).toBeNull();
    fireEvent.click(entry("Shop"));
    expect(openPanel()).toBe("Indoor");
    fireEvent.click(entry("Ideas"));
    expect(openPanel()).toBe("Living");
    fireEvent.click(entry("Ideas"));
    expect(openPanel()).toBeNull();
  });

  it("begins open, with the focus, in the place of the link that was pressed", () => {
    show("Ideas", "Ideas");
    expect(openPanel()).toBe("Living");
    expect(document.activeElement).toBe(entry("Ideas"));
  });

  it("is not closed by a click that means what the resting pointer has just done", () => {
    show("Shop");
    fireEvent.click(entry("Ideas"), { detail: 1 });
    fireEvent.click(entry("Ideas"), { detail: 1 });
    expect(openPanel()).toBe("Living");
  });

  it("stays open where the pointer had opened it before it was loaded, and the click comes after", () => {
    show("Shop");
    fireEvent.click(entry("Shop"), { detail: 1 });
    expect(openPanel()).toBe("Indoor");
  });

  it("closes when a link is followed, by Escape, and when the browser goes back", () => {
    show();
    fireEvent.click(entry("Shop"));
    fireEvent.click(screen.getByRole("link", { name: "Indoor" }));
    expect(openPanel()).toBeNull();
    fireEvent.click(entry("Shop"));
    fireEvent.keyDown(document, { key: "Escape" });
    expect(openPanel()).toBeNull();
    fireEvent.click(entry("Shop"));
    fireEvent.popState(window);
    expect(openPanel()).toBeNull();
  });

  it("hides nothing from screen readers that the keyboard reaches, in panels within panels neither", () => {
    const { container } = render(
      <PanelMenu
        label="Main"
        first={null}
        focused={null}
        entryClass="entry"
        listClass="list"
        entries={[{ name: "Shop", panel: <Shop /> }]}
      />,
    );
    fireEvent.click(entry("Shop"));
    expect(screen.getByText("Chandeliers")).toBeTruthy();
    expect(container.querySelectorAll("[aria-hidden][tabindex]")).toHaveLength(0);
    fireEvent.click(entry("Outdoor"));
    expect(screen.getByText("Bollards")).toBeTruthy();
    expect(container.querySelectorAll("[aria-hidden][tabindex]")).toHaveLength(0);
    expect(container.querySelectorAll("span[tabindex]").length).toBeGreaterThan(0);
  });
});
