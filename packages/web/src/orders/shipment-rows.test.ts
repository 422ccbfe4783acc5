import { describe, expect, it } from "vitest";
import { cancelledText, partRows, sentText, shipmentRows } from "./shipment-rows.ts";

const shipment = {
  by: "GIG Logistics",
  sent_at: "2026-11-24T08:00:00.000Z",
  waybill: "GIG-4711",
  code: "482193",
};
const order = (stage: string, more: object = {}) => ({
  status: "confirmed" as const,
  stage,
  delivery: { method: "delivery" as const, shipment: { ...shipment, ...more } },
});

it("names who brings an order, the waybill and the code while it is on its way", () => {
  expect(shipmentRows(order("shipped"))?.rows).toEqual([
    { label: "Brought by", text: "GIG Logistics" },
    { label: "Waybill", text: "GIG-4711" },
    { label: "Delivery code", text: "482 193" },
  ]);
  expect(shipmentRows(order("delivered"))).toBeNull();
  expect(
    shipmentRows({ status: "confirmed", stage: "shipped", delivery: { method: "delivery" } }),
  ).toBeNull();
});

it("names what does not come, which is not paid for", () => {
  const bulb = { sku: "BULB", name: "Bulb", quantity: 1 };
  expect(cancelledText({ cancelled: [bulb] })).toBe("Not coming: 1 × Bulb. You do not pay for it.");
  expect(cancelledText({ cancelled: [bulb, { ...bulb, name: "Lamp", quantity: 2 }] })).toBe(
    "Not coming: 1 × Bulb; 2 × Lamp. You do not pay for them.",
  );
  expect(cancelledText({})).toBeUndefined();
});

it("links to https alone", () => {
  const urlOf = (tracking_url: string) => shipmentRows(order("shipped", { tracking_url }))?.trackingUrl;
  expect(urlOf("https://track.example/1")).toBe("https://track.example/1");
  expect(urlOf("javascript:alert(1)")).toBeUndefined();
});

describe("of an order of 2 × Lamp and 1 × Bulb that goes in parts", () => {
  const first = { ...shipment, part: 1, state: "out", lines: [{ line: 1, quantity: 2 }] };
  const bulb = [{ line: 2, quantity: 1 }];
  const inParts = (
    stage: string,
    sent: readonly object[],
    toSend: readonly object[],
    method = "pay_on_delivery",
  ) =>
    ({
      status: "confirmed",
      stage,
      items: [
        { name: "Lamp", quantity: 2 },
        { name: "Bulb", quantity: 1 },
      ],
      prices: { payable: { value: 7500 } },
      payment: { method },
      delivery: { method: "delivery", parts: { sent, to_send: toSend } },
    }) as unknown as Parameters<typeof partRows>[0];

  it("has arrived as far as it was sent, while more is to come", () => {
    const there = { ...first, state: "delivered" };
    expect(sentText(inParts("packed", [there], bulb))).toBe("2 of 3 pieces delivered");
    expect(sentText(inParts("packed", [there, { ...first, part: 2 }], bulb))).toContain("sent");
  });

  it("names lines by the places that they keep where another was cancelled whole", () => {
    const order = { ...inParts("packed", [first], bulb), items: [{ name: "Bulb", quantity: 1, line: 2 }] };
    expect(partRows(order as never).at(-1)?.rows).toEqual([{ label: "Items", lines: ["1 × Bulb"] }]);
  });

  it("names what is in each, who brings it and its code, and what is still to come", () => {
    const order = inParts("packed", [first], bulb);
    expect(shipmentRows(order)).toBeNull();
    expect(sentText(order)).toBe("2 of 3 pieces sent");
    expect(partRows(order)).toEqual([
      {
        id: "part-1",
        title: "2 of 3 pieces on the way",
        rows: [
          { label: "Items", lines: ["2 × Lamp"] },
          { label: "Brought by", text: "GIG Logistics" },
          { label: "Waybill", text: "GIG-4711" },
          { label: "Delivery code", text: "482 193" },
        ],
        care: "Give the code to the person who brings it, once you have your goods.",
        trackingUrl: undefined,
        isQuiet: false,
      },
      {
        id: "still-to-come",
        title: "1 of 3 pieces still to come",
        rows: [{ label: "Items", lines: ["1 × Bulb"] }],
        care: "You pay ₦7,500 with the last part.",
        trackingUrl: undefined,
        isQuiet: true,
      },
    ]);
    expect(partRows(inParts("packed", [first], bulb, "bank_transfer")).at(-1)?.care).toBeUndefined();
  });

  it("says with which part it is paid once all of it was sent", () => {
    const sent = [first, { ...first, part: 2, code: undefined, lines: bulb }];
    const caresOf = (method: string) =>
      partRows(inParts("shipped", sent, [], method)).map(({ care }) => care);
    const code = "Give the code to the person who brings it, once you have your goods.";
    expect(caresOf("pay_on_delivery")).toEqual([code, "You pay ₦7,500 with this part."]);
    expect(caresOf("bank_transfer")).toEqual([code, undefined]);
  });

  it("says of what has arrived only what was in it, and nothing once the order is delivered", () => {
    const sent = [
      { ...first, state: "delivered" },
      { by: "Emeka", part: 2, state: "failed", lines: bulb },
    ];
    const [arrived, coming, more] = partRows(inParts("shipped", sent, []));
    expect(arrived).toMatchObject({
      title: "2 of 3 pieces delivered",
      rows: [{ label: "Items", lines: ["2 × Lamp"] }],
      care: undefined,
      isQuiet: true,
    });
    expect([coming?.title, more]).toEqual(["1 of 3 pieces on the way", undefined]);
    expect(sentText(inParts("shipped", sent, []))).toBeUndefined();
    expect(partRows(inParts("delivered", sent, []))).toEqual([]);
  });
});
