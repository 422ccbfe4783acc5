import { createRoot, type Root } from "react-dom/client";
import { type AddedToCart, CartDrawer } from "./cart-drawer.client.tsx";
import type { GoesWith } from "./goes-with.ts";

/** The drawer of this document: a root of its own, so that no page carries it before something was added. */
let place: Root | null = null;
let openings = 0;
let isOpen = false;

/**
 * Shows what was added. An open drawer shows the newest.
 * @param add puts one piece of another product into the cart, and then calls this again
 */
export function openCartDrawer(added: AddedToCart, add: (other: GoesWith) => Promise<void>): void {
  if (place === null) {
    const element = document.createElement("div");
    document.body.append(element);
    place = createRoot(element);
    // The page behind it has changed.
    window.addEventListener("popstate", () => show(added, add, false));
  }
  if (!isOpen) openings += 1;
  show(added, add, true);
}

function show(added: AddedToCart, add: (other: GoesWith) => Promise<void>, open: boolean): void {
  isOpen = open;
  place?.render(
    <CartDrawer
      key={openings}
      added={added}
      open={open}
      onClose={() => show(added, add, false)}
      onAdd={add}
    />,
  );
}
