import { expect, it } from "vitest";
import { followsOf } from "./rest-follows.ts";

const payable = { before: { value: 7_500 }, after: { value: 7_000 } };
const costs = "The order costs ₦7,000 in place of ₦7,500.";

it.each([
  [
    "paid before, and sent as far as it goes",
    { becomes: "shipped", payable, back: { value: 500 } },
    [
      costs,
      "₦500 of what was paid goes back: the refund is the next step.",
      "Nothing more is sent: what is out is the whole order.",
    ],
  ],
  [
    "paid at the door, where a part is out",
    { becomes: "shipped", payable, due: { value: 7_000 }, due_with: "PR-7K3M9QX1-1" },
    [
      costs,
      "₦7,000 is collected with PR-7K3M9QX1-1, which is out: tell the one who brings it.",
      "Nothing more is sent: what is out is the whole order.",
    ],
  ],
  [
    "paid at the door, where all parts have arrived",
    { becomes: "delivered", payable, due: { value: 7_000 } },
    [
      costs,
      "₦7,000 is still owed, and no part is out that collects it.",
      "Nothing more is sent: the order is delivered.",
    ],
  ],
  [
    "paid at the door, with more to send",
    { becomes: "packed", payable, due: { value: 7_000 } },
    [costs, "₦7,000 is collected with the last part."],
  ],
  [
    "for who sees no money",
    { becomes: "shipped" },
    ["Nothing more is sent: what is out is the whole order."],
  ],
])("of an order %s", (_, quoted, sentences) => {
  expect(followsOf(quoted)).toEqual(sentences);
});
