import { describe, expect, it } from "vitest";
import { type KeyStroke, readStroke } from "./key-strokes.ts";

const onPage: Omit<KeyStroke, "key"> = {
  hasControl: false,
  hasAlt: false,
  isInField: false,
  isOnControl: false,
  isBehindDialog: false,
};

describe("a key", () => {
  it.each([
    ["/", "search"],
    ["?", "keys"],
    ["j", "next"],
    ["k", "previous"],
    ["x", "select"],
    ["Enter", "open"],
    ["e", "edit"],
    ["Escape", "close"],
  ])("%s asks for %s", (key, command) => {
    expect(readStroke(false, { ...onPage, key })).toEqual({ isGoing: false, command });
  });

  it("g waits for the key that says where to", () => {
    expect(readStroke(false, { ...onPage, key: "g" })).toEqual({ isGoing: true, command: null });
    expect(readStroke(true, { ...onPage, key: "o" })).toEqual({ isGoing: false, command: "go:o" });
  });

  it("opens the commands with Control", () => {
    expect(readStroke(false, { ...onPage, key: "k", hasControl: true }).command).toBe("commands");
  });

  it.each(["/", "j", "x", "Enter", "e", "Escape"])("%s does nothing in a field", (key) => {
    expect(readStroke(false, { ...onPage, key, isInField: true }).command).toBeNull();
  });

  it("opens the commands with Control from a field, too, and leaves its other keys to it", () => {
    const inField = { ...onPage, isInField: true, hasControl: true };
    expect(readStroke(false, { ...inField, key: "k" }).command).toBe("commands");
    expect(readStroke(false, { ...inField, key: "a" }).command).toBeNull();
  });

  it("does nothing behind a dialog", () => {
    expect(readStroke(false, { ...onPage, key: "x", isBehindDialog: true }).command).toBeNull();
  });

  it("leaves Enter on a link or a button to it", () => {
    expect(readStroke(false, { ...onPage, key: "Enter", isOnControl: true }).command).toBeNull();
  });

  it("leaves keys with Control or Alt to the browser", () => {
    expect(readStroke(false, { ...onPage, key: "x", hasControl: true }).command).toBeNull();
    expect(readStroke(false, { ...onPage, key: "e", hasAlt: true }).command).toBeNull();
  });
});
