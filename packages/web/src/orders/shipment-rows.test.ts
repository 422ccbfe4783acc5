import { expect, it } from "vitest";
import { shipmentRows } from "./shipment-rows.ts";

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

it("links to https alone", () => {
  const urlOf = (tracking_url: string) => shipmentRows(order("shipped", { tracking_url }))?.trackingUrl;
  expect(urlOf("https://track.example/1")).toBe("https://track.example/1");
  expect(urlOf("javascript:alert(1)")).toBeUndefined();
});
