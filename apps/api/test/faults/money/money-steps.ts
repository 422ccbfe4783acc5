import fc from "fast-check";

/** Which of an order's numbers is meant: the one that stands, or the one that its first mail named. */
type Named = "last" | "first";

/** `needs_attention`: the payer's bank does not take it back. */
type RefundEnd = "processed" | "failed" | "needs_attention";

/**
 * Something that happens to what one buyer bought, through whatever orders it goes. `which` chooses among the payments that are
 * there; a step that cannot happen now is refused and changes nothing.
 */
export type MoneyStep =
  | {
      readonly do:
        | "press"
        | "look"
        | "expire"
        | "work"
        | "poll"
        | "change"
        | "agree"
        | "release"
        | "decline"
        | "undo"
        /** Someone of the showroom puts their own e-mail in the place of the buyer's, which they do not see. */
        | "overwrite"
        /** A stranger who knows the order names their account for its refund. */
        | "name_account";
    }
  | { readonly do: "succeed"; readonly which: number; readonly webhook: "now" | "never" | "twice" }
  | { readonly do: "fail" | "short" | "reverse" | "resend"; readonly which: number }
  | { readonly do: "bank"; readonly number: Named; readonly naira: number; readonly as: "confirm" | "note" }
  | { readonly do: "cancel"; readonly by: "buyer" | "staff"; readonly number: Named }
  | { readonly do: "reopen"; readonly number: Named }
  /** By the payment service where the money came by it, or from an account of ours that is named. */
  | {
      readonly do: "refund";
      readonly share: number;
      readonly from: "where it came from" | "bank";
      /** The one who has a terminal may refund all; a manager asks a second person from a limit on. */
      readonly by: "terminal" | "manager";
    }
  | { readonly do: "refund_ends"; readonly which: number; readonly how: RefundEnd }
  /** @param stated kobo that the event names as disputed; null where it names none */
  | { readonly do: "dispute" | "won" | "lost"; readonly which: number; readonly stated: number | null }
  | {
      readonly do: "move";
      readonly to: "next" | "returned";
      readonly isSaid: boolean;
    }
  /** The shop's work dies at its nth statement. */
  | { readonly do: "die"; readonly statement: number };

const which = fc.nat({ max: 3 });
const number = fc.constantFrom<Named>("last", "last", "first");
const plain = <Name extends string>(...names: Name[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));
const about = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names), which });
const figures = [null, 0, 1_000_000, 6_350_000, 9_000_000] as const;
const stated = fc.constantFrom(...figures);
const is = <const Value>(value: Value) => fc.constant(value);

const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 5, arbitrary: plain("press") },
  {
    weight: 8,
    arbitrary: fc.record({ do: is("succeed"), which, webhook: fc.constantFrom("now", "never", "twice") }),
  },
  { weight: 6, arbitrary: plain("work", "poll", "look", "expire") },
  { weight: 3, arbitrary: plain("agree", "release", "decline", "undo") },
  { weight: 3, arbitrary: plain("overwrite", "name_account") },
  { weight: 6, arbitrary: plain("change") },
  { weight: 4, arbitrary: about("fail", "short", "reverse", "resend") },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is("bank"),
      number,
      naira: fc.constantFrom(1_000, 5_000, 58_500, 63_500, 70_000),
      as: fc.constantFrom("confirm", "note"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: is("cancel"), by: fc.constantFrom("buyer", "staff"), number }) },
  { weight: 2, arbitrary: fc.record({ do: is("reopen"), number }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: is("refund"),
      share: fc.constantFrom(0.1, 0.5, 1),
      from: fc.constantFrom("where it came from", "where it came from", "bank"),
      by: fc.constantFrom("terminal", "terminal", "manager"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is("refund_ends"),
      which,
      how: fc.constantFrom("processed", "processed", "failed", "needs_attention"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is("dispute"), which, stated }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("won", "lost"), which, stated }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: is("move"),
      to: fc.constantFrom("next", "next", "next", "returned"),
      isSaid: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is("die"), statement: fc.nat({ max: 30 }) }) },
);

/** How a purchase is paid, and what happens to it then. Of those paid online most are paid at once, or little would happen. */
export interface MoneySequence {
  readonly payment: "paystack" | "bank_transfer" | "pay_on_delivery";
  readonly steps: readonly MoneyStep[];
}

/** @param length of the longest */
export function moneySequences(length: number): fc.Arbitrary<MoneySequence> {
  const press: MoneyStep = { do: "press" };
  const paid: readonly MoneyStep[] = [press, { do: "succeed", which: 0, webhook: "now" }, { do: "work" }];
  const withoutAccount: readonly MoneyStep[] = [
    ...paid,
    { do: "refund", share: 0.5, from: "where it came from", by: "terminal" },
    { do: "work" },
    { do: "refund_ends", which: 0, how: "needs_attention" },
    { do: "poll" },
  ];
  const twoPages: readonly MoneyStep[] = [press, { do: "fail", which: 0 }, press];
  const disputed = figures.map((figure): readonly MoneyStep[] => [
    ...paid,
    { do: "dispute", which: 0, stated: figure },
    { do: "work" },
  ]);
  const next: MoneyStep = { do: "move", to: "next", isSaid: true };
  const begins: Readonly<Record<MoneySequence["payment"], readonly (readonly MoneyStep[])[]>> = {
    paystack: [[press], twoPages, paid, paid, paid, paid, withoutAccount, withoutAccount, ...disputed],
    bank_transfer: [[], [{ do: "bank", number: "last", naira: 63_500, as: "confirm" }]],
    pay_on_delivery: [[], [{ do: "change" }, next]],
  };
  const methods = ["paystack", "paystack", "paystack", "bank_transfer", "pay_on_delivery"] as const;
  return fc
    .constantFrom(...methods)
    .chain((payment) =>
      fc
        .tuple(
          fc.constantFrom(...begins[payment]),
          fc.array(step, { minLength: 2, maxLength: length, size: "max" }),
        )
        .map(([first, steps]) => ({ payment, steps: [...first, ...steps] })),
    );
}
