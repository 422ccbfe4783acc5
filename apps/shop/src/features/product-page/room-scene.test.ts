import type { Variant } from "@precise/contract/shop/product";
import { expect, it, vi } from "vitest";
import { roomSceneOf } from "./room-scene.ts";

vi.mock("server-only", () => ({}));

const finishOf = (sku: string, label: string) => ({ sku, finish: { value: label, label } }) as Variant;
const variants = [finishOf("PR-PD-MRN-MB", "Matt Black"), finishOf("PR-PD-MRN-BB", "Brushed Brass")];

it("a light in the finish of the room's picture is shown without a word", () => {
  expect(roomSceneOf({ sku: "PR-PD-MRN-MB", variants })).not.toHaveProperty("shownIn");
});
it("a light in another finish says what the picture shows it in", () => {
  expect(roomSceneOf({ sku: "PR-PD-MRN-BB", variants })?.shownIn).toBe("Matt Black");
});
it("a light that is in no room has no scene", () => {
  expect(roomSceneOf({ sku: "NOPE", variants: [] })).toBeNull();
});
