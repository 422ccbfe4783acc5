import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { claimText, type ToldClaim } from "./claim-text.ts";

const told: ToldClaim = { kind: "return", to: "requested", reasons: ["changed_mind"] };
const atOwnCost =
  "Bring it to a showroom free of charge, or send it to us at your cost: unused, complete and in its box.";
const atOurCost = "We collect it at our cost, or you bring it to a showroom.";

it.each<[Partial<ToldClaim>, string]>([
  [{}, "We have your return. We look at it and answer within two working days."],
  [{ kind: "warranty" }, "We have your warranty claim. We look at it and answer within two working days."],
  [{ to: "approved" }, `We take it back. ${atOwnCost}`],
  [{ to: "approved", reasons: ["faulty"] }, `We take it back. ${atOurCost}`],
  [{ to: "approved", reasons: ["changed_mind", "faulty"] }, `We take it back. ${atOurCost}`],
  [{ to: "refused", detail: "It was cut." }, "We cannot take it back. It was cut."],
  [
    {
      to: "received",
      received: [
        { name: "Lamp", quantity: 2, condition: "as_new" },
        { name: "Bulb", quantity: 1, condition: "not_faulty" },
        { name: "Fan", quantity: 3, condition: "faulty_confirmed" },
        { name: "Ring", quantity: 1, condition: "damaged" },
      ],
    },
    "We have received 2 × Lamp (as new), 1 × Bulb (no fault found), 3 × Fan (fault confirmed), 1 × Ring (damaged).",
  ],
  [{ to: "refunded" }, "We refund you."],
  [{ to: "refunded", refunded: naira(1_000) }, "We refund you ₦1,000."],
  [{ to: "replaced" }, "We are sending you a replacement."],
  [{ to: "repaired" }, "It is repaired and on its way back to you."],
  [{ to: "sent_back" }, "We are sending it back to you."],
  [{ to: "closed", kind: "warranty" }, "This warranty claim is closed."],
])("a claim that is %j reads so", (changes, text) => {
  expect(claimText({ ...told, ...changes })).toBe(text);
});
