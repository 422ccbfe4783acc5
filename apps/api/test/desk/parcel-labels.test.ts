import { expect, it } from "vitest";
import { parcelLabels } from "#api/desk/orders/parcel-labels.ts";
import { plainLetterhead } from "#api/platform/pdf/letterhead.ts";
import { page } from "#api/platform/pdf/page.ts";
import { drawnPieces } from "../fixtures/pdf-pieces.ts";
import { sampleOrder } from "../platform/mail/sample-mails.ts";

const shop = { name: "Precise", phone: "+2348030000000", letterhead: plainLetterhead };

it("keeps the longest name and address within its quarter of the sheet", async () => {
  const { contact, address } = sampleOrder;
  const order = {
    ...sampleOrder,
    contact: { ...contact, firstname: "W".repeat(60), lastname: "W".repeat(60) },
    address: { state: "Lagos", lga: "Ikeja", ...address, line1: "W".repeat(120), landmark: "W".repeat(120) },
  };
  const outside = drawnPieces(await parcelLabels([order], shop)).filter(
    ({ right, y }) => right > page.width / 2 || y < page.height / 2,
  );
  expect(outside).toEqual([]);
});

it("names each parcel of an order, with who gets it and no price", async () => {
  const shipment = { by: "GIG", sent_at: "2026-11-29T09:00:00.000Z", waybill: "GIG-77", parcels: 5 };
  const order = { ...sampleOrder, delivery: { method: "delivery" as const, shipment } };
  const texts = drawnPieces(await parcelLabels([order], shop)).map(({ text }) => text);
  const all = texts.join(" ");
  for (const place of [1, 2, 3, 4, 5]) expect(all).toContain(`Parcel ${place} of 5`);
  expect(all).toContain(order.contact.lastname);
  expect(all).toContain("waybill GIG-77");
  expect(all).not.toContain("₦");
});
