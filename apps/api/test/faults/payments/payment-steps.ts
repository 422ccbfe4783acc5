import fc from "fast-check";

const webhooks = ["now", "never", "twice"] as const;
const answers = ["500", "html", "cut", "lost"] as const;
const calls = ["initialize", "verify", "refund"] as const;

/**
 * Something that happens to an order that is paid online: its shopper, Paystack, the bank, an operator or the shop's own work
 * does it. `which` chooses among what is there; a step that cannot happen now does nothing.
 */
export type PaymentStep =
  | { readonly do: "press" | "cancel" }
  | { readonly do: "expire" | "work" | "poll" | "goods_gone" | "goods_back" }
  | { readonly do: "succeed"; readonly which: number; readonly webhook: (typeof webhooks)[number] }
  | { readonly do: "fail" | "ongoing" | "short" | "reverse" | "look" | "resend"; readonly which: number }
  | { readonly do: "dispute" | "dispute_won" | "dispute_lost"; readonly which: number }
  | { readonly do: "refund"; readonly naira: number }
  | { readonly do: "refund_ends"; readonly which: number; readonly how: "processed" | "failed" }
  | { readonly do: "fault"; readonly call: (typeof calls)[number]; readonly answer: (typeof answers)[number] }
  /** The work dies at its nth statement. */
  | { readonly do: "die"; readonly statement: number };

const which = fc.nat({ max: 3 });
const named = <Name extends string>(...names: Name[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));
const about = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names), which });

const step: fc.Arbitrary<PaymentStep> = fc.oneof(
  { weight: 5, arbitrary: named("press") },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("succeed" as const),
      which,
      webhook: fc.constantFrom(...webhooks),
    }),
  },
  { weight: 6, arbitrary: named("work", "poll", "cancel", "expire") },
  { weight: 2, arbitrary: named("goods_gone", "goods_back") },
  { weight: 4, arbitrary: about("fail", "ongoing", "look", "resend") },
  { weight: 3, arbitrary: about("short", "reverse", "dispute", "dispute_won", "dispute_lost") },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("refund" as const), naira: fc.integer({ min: 1, max: 70_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("refund_ends" as const),
      which,
      how: fc.constantFrom("processed" as const, "failed" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("fault" as const),
      call: fc.constantFrom(...calls),
      answer: fc.constantFrom(...answers),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("die" as const), statement: fc.integer({ min: 0, max: 30 }) }),
  },
);

/** Two pages of one order: without them hardly any order would be paid twice. */
const twoPages: readonly PaymentStep[] = [{ do: "press" }, { do: "fail", which: 0 }, { do: "press" }];

/** What happens to one order, in this order; it begins with a press, or nothing would happen. */
export const paymentSteps: fc.Arbitrary<readonly PaymentStep[]> = fc
  .tuple(
    fc.constantFrom<readonly PaymentStep[]>([{ do: "press" }], twoPages),
    fc.array(step, { minLength: 2, maxLength: 16 }),
  )
  .map(([first, steps]) => [...first, ...steps]);
