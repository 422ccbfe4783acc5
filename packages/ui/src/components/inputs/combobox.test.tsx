import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Combobox } from "./combobox.client.tsx";

const options = [
  { value: "PR-1", title: "PR-1", detail: "Lekki Globe" },
  { value: "PR-2", title: "PR-2" },
];
const onEnter = vi.fn();
const onChoose = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Sample() {
  const [text, setText] = useState("");
  return (
    <Combobox
      id="sku"
      label="Code, row 1"
      listLabel="Products"
      value={text}
      options={options}
      onText={setText}
      onChoose={(option) => {
        onChoose(option.value);
        setText(option.value);
      }}
      onEnter={onEnter}
    />
  );
}

function type(text: string): HTMLInputElement {
  render(<Sample />);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Code, row 1" });
  fireEvent.change(field, { target: { value: text } });
  return field;
}

describe("a combobox", () => {
  it("offers nothing before something is typed", () => {
    render(<Sample />);
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false");
  });
  it("walks through the offers by arrow keys, round the ends, and takes one by Enter", () => {
    const field = type("pr");
    expect(screen.getByRole("listbox", { name: "Products" })).toBeTruthy();
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("PR-2");
    fireEvent.keyDown(field, { key: "ArrowDown" });
    const active = screen.getByRole("option", { selected: true });
    expect(active.textContent).toBe("PR-1Lekki Globe");
    expect(field.getAttribute("aria-activedescendant")).toBe(active.id);
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("PR-1");
    expect(onEnter).not.toHaveBeenCalled();
    expect(field.value).toBe("PR-1");
    expect(screen.queryByRole("listbox")).toBeNull();
  });
  it("leaves Enter to the row when no offer is active", () => {
    fireEvent.keyDown(type("PR-1"), { key: "Enter" });
    expect(onEnter).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).toBeNull();
  });
  it("closes by Escape and keeps what was typed", () => {
    const field = type("pr");
    fireEvent.keyDown(field, { key: "Escape" });
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.value).toBe("pr");
  });
  it("takes an offer by a press", () => {
    type("pr");
    fireEvent.click(screen.getByRole("option", { name: "PR-2" }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("PR-2");
  });
});
