import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";

/** Does to a text what a browser's translation does: a `<font>` with the words takes its place. */
function translate(element: Element): void {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

describe("a button on a translated page", () => {
  it("waits and waits no longer", () => {
    const { container, rerender } = render(<Button>Add to cart</Button>);
    translate(container);
    rerender(<Button pending>Add to cart</Button>);
    expect(screen.getByRole("button", { name: "Add to cart" }).ariaBusy).toBe("true");
    rerender(<Button>Add to cart</Button>);
    expect(screen.getByRole("button", { name: "Add to cart" }).ariaBusy).toBeNull();
  });

  it("says its new words", () => {
    const { container, rerender } = render(<Button>Apply</Button>);
    translate(container);
    rerender(<Button pending>Applying</Button>);
    expect(screen.getByRole("button").textContent).toBe("Applying");
  });
});
