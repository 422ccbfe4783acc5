import { describe, expect, it } from "vitest";
import {
  collectsMoney,
  isInParts,
  isLastToArrive,
  linesOfNextPart,
  linesToSend,
  type OrderPart,
} from "./part-shipments.ts";

const part = (
  number: number,
  state: OrderPart["state"],
  ...lines: (readonly [number, number])[]
): OrderPart => ({
  part: number,
  state,
  lines: lines.map(([line, quantity]) => ({ line, quantity })),
});

describe("what of an order is to be sent", () => {
  it.each([
    [
      "nothing was sent",
      [],
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      "one piece of the first line is out",
      [part(1, "out", [1, 1])],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ["a line has arrived", [part(1, "delivered", [1, 2])], [[2, 1]]],
    ["a failed part is still with its rider", [part(1, "failed", [1, 2], [2, 1])], []],
    ["a part came back", [part(1, "delivered", [1, 2]), part(2, "returned", [2, 1])], [[2, 1]]],
    [
      "what came back is out again",
      [part(1, "returned", [1, 2], [2, 1]), part(2, "out", [1, 2], [2, 1])],
      [],
    ],
  ] as const)("%s", (_, parts, left) => {
    expect(linesToSend([2, 1], parts)).toEqual(left.map(([line, quantity]) => ({ line, quantity })));
  });
});

describe("what goes now", () => {
  const toSend = [
    { line: 1, quantity: 2 },
    { line: 3, quantity: 1 },
  ];
  it("is all that is to send, where nothing was chosen", () => {
    expect(linesOfNextPart(toSend, undefined)).toEqual({ ok: true, value: toSend });
  });
  it("is what was chosen, without lines of which nothing goes", () => {
    const chosen = [
      { line: 1, quantity: 1, of: 2 },
      { line: 3, quantity: 0, of: 1 },
    ];
    expect(linesOfNextPart(toSend, chosen)).toEqual({ ok: true, value: [{ line: 1, quantity: 1 }] });
  });
  it.each([
    ["nothing-chosen", [{ line: 1, quantity: 0, of: 2 }]],
    ["nothing-chosen", []],
    ["changed", [{ line: 1, quantity: 1, of: 3 }]],
    ["changed", [{ line: 2, quantity: 1, of: 1 }]],
    ["too-many", [{ line: 1, quantity: 3, of: 2 }]],
    [
      "too-many",
      [
        { line: 1, quantity: 1, of: 2 },
        { line: 1, quantity: 1, of: 2 },
      ],
    ],
  ])("%s: %j", (code, chosen) => {
    expect(linesOfNextPart(toSend, chosen)).toEqual({ ok: false, code });
  });
});

it("calls an order sent in parts while some of it is left, or two parts of it stand", () => {
  expect(isInParts([2, 1], [])).toBe(false);
  expect(isInParts([2, 1], [part(1, "out", [1, 2], [2, 1])])).toBe(false);
  expect(isInParts([2, 1], [part(1, "out", [1, 2])])).toBe(true);
  expect(isInParts([2, 1], [part(1, "delivered", [1, 2]), part(2, "out", [2, 1])])).toBe(true);
  expect(isInParts([2, 1], [part(1, "returned", [1, 2], [2, 1])])).toBe(false);
});

it.each([
  ["packed", 1, 1, false],
  ["shipped", 1, 1, true],
  ["shipped", 1, 2, false],
  ["shipped", 2, 2, true],
] as const)("of a %s order, part %i of %i collects what is due: %s", (stage, number, last, collects) => {
  expect(collectsMoney(stage, number, last)).toBe(collects);
});

it("is delivered with the part that arrives last, once all of it was sent", () => {
  const arrived = part(1, "delivered", [1, 2]);
  const last = part(2, "out", [2, 1]);
  expect(isLastToArrive("packed", 1, [part(1, "out", [1, 2])])).toBe(false);
  expect(isLastToArrive("shipped", 2, [arrived, last])).toBe(true);
  expect(isLastToArrive("shipped", 1, [part(1, "failed", [1, 2]), last])).toBe(false);
  expect(isLastToArrive("shipped", 2, [part(1, "returned", [2, 1]), last])).toBe(true);
});
