import { Button } from "@precise/ui/components/inputs/button";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

function open(tone: "primary" | "critical") {
  const pressed = vi.fn();
  render(
    <Dialog
      title="Move"
      onClose={() => undefined}
      foot={
        <>
          <Button tone="secondary">Cancel</Button>
          <Button tone={tone} onClick={pressed}>
            Go on
          </Button>
        </>
      }
    >
      <textarea aria-label="Why" />
    </Dialog>,
  );
  return pressed;
}

describe("Enter in a dialog", () => {
  it("presses its last button, and from a text only with Control", () => {
    const pressed = open("primary");
    fireEvent.keyDown(screen.getByRole("heading"), { key: "Enter" });
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByLabelText("Why"), { key: "Enter" });
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByLabelText("Why"), { key: "Enter", ctrlKey: true });
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("presses no dangerous button without Control", () => {
    const pressed = open("critical");
    fireEvent.keyDown(screen.getByRole("heading"), { key: "Enter" });
    expect(pressed).not.toHaveBeenCalled();
  });
});
