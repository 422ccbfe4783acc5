import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import { expect, it } from "vitest";
import { outageAddress } from "./tool-ways.tsx";

const light = (sku: string, more: Partial<OwnLight> = {}): OwnLight => ({
  order_number: "PR-1",
  ordered_at: "2026-11-24T08:00:00.000Z",
  sku,
  name: sku,
  urlPath: `/product/${sku}`,
  quantity: 3,
  rooms: [{ room: "Hall", quantity: 2 }],
  ...more,
});

it("takes what gives light to the outage plan, room by room", () => {
  const spot = light("SPOT", { watts: 7, lumens: 630 });
  expect(outageAddress([spot, light("SWITCH")])).toBe(
    "/tools/outage-plan?light1=SPOT&pieces1=1&room2=Hall&light2=SPOT&pieces2=2",
  );
});

it("leads nowhere where nothing gives light", () => {
  expect(outageAddress([light("SWITCH")])).toBeUndefined();
});
