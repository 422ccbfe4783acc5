import * as css from "./payment-marks.css.ts";

const card = "M3 6h18v12H3zM3 10h18M6 15h4";
const phone = "M7 3h10v18H7zM11 18h2";
const bank = "M4 10 12 4l8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16";
const handover = "M3 7h11v9H3zM14 10h4l3 3v3h-7M7 18.5h.01M17 18.5h.01";

/** What can be paid with, each with our own drawing, not a brand's logo. */
const marks = {
  on_delivery: { name: "Pay on delivery", path: handover },
  bank: { name: "Bank transfer", path: bank },
  cash: { name: "Cash", path: "M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5" },
  card: { name: "Card", path: card },
  visa: { name: "Visa", path: card },
  mastercard: { name: "Mastercard", path: card },
  verve: { name: "Verve", path: card },
  transfer: { name: "Transfer", path: bank },
  ussd: { name: "USSD", path: phone },
} as const;
type Mark = keyof typeof marks;

/** A way to pay. */
export type PaymentMark = "pay_on_delivery" | "bank_transfer" | "paystack";

/** Under each way to pay: what it takes. */
const takes: Readonly<Record<PaymentMark, readonly Mark[]>> = {
  pay_on_delivery: ["cash", "card", "transfer"],
  bank_transfer: ["transfer"],
  paystack: ["visa", "mastercard", "verve", "transfer", "ussd"],
};
/** At the foot of each page: by what each way is known. */
const knownBy: Readonly<Record<PaymentMark, readonly Mark[]>> = {
  pay_on_delivery: ["on_delivery"],
  bank_transfer: ["bank"],
  paystack: ["visa", "mastercard", "verve", "ussd"],
};

/** The ways to pay that are on offer. */
export function PaymentMarks({ marks: offered }: { readonly marks: readonly PaymentMark[] }) {
  return (
    <ul className={css.marks} role="list">
      {offered
        .flatMap((way) => knownBy[way])
        .map((mark) => (
          <li key={mark} className={css.mark}>
            <MarkShown mark={mark} />
          </li>
        ))}
    </ul>
  );
}

/** What one way to pay takes, inside its choice. @param isSaid the words beside it name all of it already */
export function PaymentMarksOf({ way, isSaid }: { readonly way: PaymentMark; readonly isSaid: boolean }) {
  return (
    <span className={css.marksInside} aria-hidden={isSaid || undefined}>
      {takes[way].map((mark) => (
        <span key={mark} className={css.mark}>
          <MarkShown mark={mark} />
        </span>
      ))}
    </span>
  );
}

function MarkShown({ mark }: { readonly mark: Mark }) {
  const { name, path } = marks[mark];
  return (
    <>
      <svg className={css.drawing} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      {name}
    </>
  );
}
