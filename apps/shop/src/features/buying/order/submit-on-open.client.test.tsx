// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { SubmitOnOpen } from "./submit-on-open.client.tsx";

function sentBy(visibility: DocumentVisibilityState): number {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  let sent = 0;
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    sent += 1;
  };
  act(() =>
    createRoot(place).render(
      <form onSubmit={onSubmit}>
        <SubmitOnOpen />
      </form>,
    ),
  );
  return sent;
}

it("sends its form when the page is looked at, and not while it is only prepared", () => {
  expect(sentBy("visible")).toBe(1);
  expect(sentBy("hidden")).toBe(0);
});
