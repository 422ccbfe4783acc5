import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { matchCredit, openBook, type PayableOrder } from "./match-credit.ts";

function order(
  number: string,
  missing: number,
  names: string[],
  more: Partial<PayableOrder> = {},
): PayableOrder {
  return { number, missing: naira(missing), names, placedOn: "2026-11-20", ...more };
}

const orders = [
  order("PR-7KQ2M9XT", 385_000, ["Adaeze Okafor"]),
  order("PR-10B4C0DE", 125_000, ["Tunde Bakare", "Bakare Interiors Ltd"]),
  order("PR-ZZ81HH4P", 125_000, ["Ngozi Eze"]),
  order("PR-3F6G7H8J", 64_500, ["Chidinma Nwosu"]),
  order("PR-9AB3CD5E", 500_000, ["Novare Projects Nigeria Limited", "Sade Bello"]),
  order("PR-5N5N5N5N", 18_250, ["Ngozi Eze"]),
  order("PR-HAPPYDAY", 0, ["Musa Ibrahim"], { caution: "paid" }),
  order("PR-C4NCE113", 40_000, ["Bola Tinubu"], { caution: "cancelled" }),
];
const book = openBook(orders);

function match(narration: string, amount: number, more: { day?: string; reference?: string } = {}) {
  const { day = "2026-11-24", reference } = more;
  return matchCredit({ narration, amount: naira(amount), day, reference }, book);
}

describe("a credit of a bank's statement", () => {
  it.each([
    ["NIP/GTB/ADAEZE OKAFOR/PR-7KQ2M9XT", 385_000, "PR-7KQ2M9XT"],
    ["TRF FROM OKAFOR ADAEZE N REF pr7kq2m9xt LIGHTS", 385_000, "PR-7KQ2M9XT"],
    ["000013261124101530000123456789 PR 7KQ2 M9XT", 385_000, "PR-7KQ2M9XT"],
    ["MOB TRF: 7KQ2M9XT/OPAY", 385_000, "PR-7KQ2M9XT"],
    ["FBNMOBILE:BAKARE TUNDE/PR-IOB4CODE", 125_000, "PR-10B4C0DE"],
    ["USSD NIP TRANSFERPR3F6G7H8JCHIDINMA", 64_500, "PR-3F6G7H8J"],
    ["NIP FRM SADE BELLO-PR-9AB3DC5E", 500_000, "PR-9AB3CD5E"],
    ["NIP FRM SADE BELLO-PR-9AB3CD5", 500_000, "PR-9AB3CD5E"],
    ["NIP FRM SADE BELLO-PR-9AB3CCD5E", 500_000, "PR-9AB3CD5E"],
    ["NIP FRM SADE BELLO-PR-9AB3CD5F", 500_000, "PR-9AB3CD5E"],
  ])("%s is surely for the order that it names", (narration, amount, number) => {
    expect(match(narration, amount)).toMatchObject({
      verdict: "sure",
      shares: [{ number, amount: naira(amount) }],
    });
  });

  it("is surely for an order that only the bank's reference names", () => {
    expect(match("INWARD TRANSFER", 64_500, { reference: "PR-3F6G7H8J" }).verdict).toBe("sure");
  });

  it("is surely for two orders that it names, where their sums add up", () => {
    const { verdict, shares } = match("PR-7KQ2M9XT AND PR-3F6G7H8J ADAEZE", 449_500);
    expect(verdict).toBe("sure");
    expect(shares).toEqual([
      { number: "PR-7KQ2M9XT", amount: naira(385_000) },
      { number: "PR-3F6G7H8J", amount: naira(64_500) },
    ]);
  });

  it.each([
    ["two orders whose sums do not add up", "PR-7KQ2M9XT PR-3F6G7H8J", 400_000],
    ["another amount than is missing", "PR-7KQ2M9XT", 300_000],
    ["a cancelled order", "PR-C4NCE113", 40_000],
    ["a paid order", "PR-HAPPYDAY", 40_000],
  ])("is never sure where it names %s", (_, narration, amount) => {
    const { verdict, shares } = match(narration, amount);
    expect(verdict).not.toBe("sure");
    expect(shares).toEqual([]);
  });

  it("is never sure where it came before the order", () => {
    const { verdict, candidates } = match("PR-7KQ2M9XT", 385_000, { day: "2026-11-19" });
    expect(verdict).toBe("likely");
    expect(candidates[0]?.reasons).toContain("the money came before the order");
    expect(candidates[0]?.score).toBe(70);
  });

  it.each([
    ["NIP/ZENITH/OKAFOR ADAEZE CHINELO/LIGHTS", 385_000, "PR-7KQ2M9XT"],
    ["TRANSFER FROM BAKARE INTERIORS LIMITED", 125_000, "PR-10B4C0DE"],
    ["NIP TRF NOVARE PROJE", 500_000, "PR-9AB3CD5E"],
    ["NIP/UBA/EZE NGOZI", 125_000, "PR-ZZ81HH4P"],
  ])("%s is likely for the order of that name and amount", (narration, amount, number) => {
    const { verdict, candidates } = match(narration, amount);
    expect([verdict, candidates[0]?.number]).toEqual(["likely", number]);
  });

  it("says how much is short where a bank took its charge", () => {
    const { verdict, candidates } = match("CHIDINMA NWOSU PR-3F6G7H8J", 64_446.25);
    expect(verdict).toBe("likely");
    expect(candidates[0]?.reasons).toContain("₦53.75 short, like a bank's charge");
  });

  it("is unclear where two orders wait for the same amount and nothing else tells", () => {
    const { verdict, candidates } = match("POS CASH DEPOSIT IKEJA", 125_000);
    expect(verdict).toBe("unclear");
    expect(candidates.map(({ number, score }) => [number, score])).toEqual([
      ["PR-10B4C0DE", 30],
      ["PR-ZZ81HH4P", 30],
    ]);
  });

  it("is unclear where a buyer has two orders and the amount is of neither", () => {
    const { verdict, candidates } = match("NIP EZE NGOZI", 50_000);
    expect(verdict).toBe("unclear");
    expect(candidates.map(({ number }) => number).toSorted()).toEqual(["PR-5N5N5N5N", "PR-ZZ81HH4P"]);
  });

  it("takes the shop's own name in a narration for no payer's", () => {
    const book = openBook(
      [order("PR-7KQ2M9XT", 9_000, ["Idumota Interiors"]), order("PR-ZZ81HH4P", 9_000, ["Ngozi Eze"])],
      ["Precise", "Idumota Lights"],
    );
    const credit = {
      narration: "TRF TO IDUMOTA LIGHTS",
      amount: naira(9_000),
      day: "2026-11-24",
      reference: undefined,
    };
    expect(matchCredit(credit, book).candidates.map(({ score }) => score)).toEqual([30, 30]);
  });

  it("has no candidate where nothing fits", () => {
    expect(match("SALARY NOVEMBER", 999_999)).toEqual({ verdict: "none", candidates: [], shares: [] });
  });

  it.each<[string, number, number, number, string[]]>([
    [
      "ADAEZE OKAFOR PR-7KQ2M9XT",
      385_000,
      0,
      110,
      ["names PR-7KQ2M9XT", "is exactly what is missing", "the payer has the buyer's name"],
    ],
    ["OKAFOR", 385_000, 0, 37, ["is exactly what is missing", "one name is the same"]],
    [
      "SADE BELLO PR-9AB3DC5E",
      400_000,
      0,
      65,
      [
        "names PR-9AB3CD5E with one slip",
        "₦400,000 came, ₦500,000 is missing",
        "the payer has the buyer's name",
      ],
    ],
    ["PR-3F6G7H8J", 70_000, 0, 60, ["names PR-3F6G7H8J", "₦70,000 came, ₦64,500 is missing"]],
    ["PR-3F6G7H8J", 64_350, 0, 75, ["names PR-3F6G7H8J", "₦150 short, like a bank's charge"]],
    ["PR-3F6G7H8J", 64_349.99, 0, 60, ["names PR-3F6G7H8J", "₦64,349.99 came, ₦64,500 is missing"]],
    ["PR-HAPPYDAY", 40_000, 1, 30, ["names PR-HAPPYDAY", "PR-HAPPYDAY is paid: nothing is missing"]],
    [
      "PR-C4NCE113",
      40_000,
      0,
      90,
      ["names PR-C4NCE113", "is exactly what is missing", "PR-C4NCE113 is cancelled"],
    ],
  ])("%s with ₦%s says why an order is shown", (narration, amount, place, score, reasons) => {
    expect(match(narration, amount).candidates[place]).toMatchObject({ score, reasons });
  });

  it("says that an order is paid where nothing else is known of it", () => {
    const paid = openBook([order("PR-7KQ2M9XT", 0, [])]);
    const credit = { narration: "PR-7KQ2M9XT", amount: naira(9), day: "2026-11-24", reference: undefined };
    expect(matchCredit(credit, paid).candidates[0]?.reasons[1]).toBe(
      "PR-7KQ2M9XT is paid: nothing is missing",
    );
  });

  it("counts a whole name of one of an order's people before a part of another's", () => {
    const two = openBook([order("PR-7KQ2M9XT", 9_000, ["Ada Bello", "Sade Bello"])]);
    const credit = { narration: "SADE BELLO", amount: naira(9_000), day: "2026-11-24", reference: undefined };
    expect(matchCredit(credit, two).candidates[0]?.score).toBe(50);
    expect(matchCredit({ ...credit, narration: "SADE" }, two).candidates[0]?.score).toBe(37);
  });

  it("is likely from a lead of 10 points, and of 45 points, on", () => {
    expect(match("PR-9AB3DC5E EZE NGOZI", 124_900).verdict).toBe("likely");
    expect(match("PR-9AB3DC5E NGOZI", 125_000).verdict).toBe("unclear");
    expect(match("OKAFOR", 385_000).verdict).toBe("unclear");
    expect(match("PR-9AB3DC5E", 1_000)).toMatchObject({ verdict: "likely", candidates: [{ score: 45 }] });
  });

  it("shows what may be short of a bank's charge, and nobody for a first name alone", () => {
    expect(match("CASH", 124_950).candidates.map(({ score }) => score)).toEqual([15, 15]);
    expect(match("OKAFOR", 1_000).verdict).toBe("none");
  });

  it("shows the best five, by number where they fit as well, but every order that it names", () => {
    const numbers = [
      "PR-FFFFFFFF",
      "PR-EEEEEEEE",
      "PR-DDDDDDDD",
      "PR-CCCCCCCC",
      "PR-BBBBBBBB",
      "PR-AAAAAAAA",
    ];
    const six = openBook(numbers.map((number) => order(number, 9_000, [])));
    const shown = (narration: string) =>
      matchCredit(
        { narration, amount: naira(9_000), day: "2026-11-24", reference: undefined },
        six,
      ).candidates.map(({ number }) => number);
    expect(shown("CASH")).toEqual(numbers.toReversed().slice(0, 5));
    expect(shown(numbers.join(" "))).toEqual(numbers.toReversed());
  });

  it("is surely for an order of the same day", () => {
    const { verdict, candidates } = match("PR-7KQ2M9XT", 385_000, { day: "2026-11-20" });
    expect([verdict, candidates[0]?.score]).toEqual(["sure", 90]);
  });

  it.each([
    ["two orders of which one is paid", "PR-7KQ2M9XT PR-HAPPYDAY", 385_000],
    ["two orders, each with a slip", "PR-7KQ2M9XU PR-3F6G7H8K", 449_500],
  ])("is never sure where it names %s, though the sum is right", (_, narration, amount) => {
    expect(match(narration, amount).shares).toEqual([]);
  });

  it("is never sure where it names an order that nothing is missing of, though the sum is right", () => {
    const two = openBook([order("PR-7KQ2M9XT", 9_000, []), order("PR-3F6G7H8J", 0, [])]);
    const narration = "PR-7KQ2M9XT PR-3F6G7H8J";
    const credit = { narration, amount: naira(9_000), day: "2026-11-24", reference: undefined };
    expect(matchCredit(credit, two).shares).toEqual([]);
  });

  it("reads the bank's reference as words of its own", () => {
    expect(match("INWARD", 500_000, { reference: "9AB3DC5E" }).verdict).toBe("sure");
  });
});
