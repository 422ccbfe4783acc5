import * as css from "./payment-marks.css.ts";

/** A way to pay, with our own drawing, not a brand's logo. */
export type PaymentMark = keyof typeof marks;

const marks = {
  pay_on_delivery: { name: "Pay on delivery", path: "M3 7h11v9H3zM14 10h4l3 3v3h-7M7 18.5h.01M17 18.5h.01" },
  bank_transfer: { name: "Bank transfer", path: "M4 10 12 4l8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16" },
  paystack: { name: "Cards by Paystack", path: "M3 6h18v12H3zM3 10h18M6 15h4" },
} as const;

/** The ways to pay that are on offer. */
export function PaymentMarks({ marks: offered }: { readonly marks: readonly PaymentMark[] }) {
  return (
    <ul className={css.marks} role="list">
      {offered.map((mark) => (
        <li key={mark} className={css.mark}>
          <svg className={css.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={marks[mark].path} />
          </svg>
          {marks[mark].name}
        </li>
      ))}
    </ul>
  );
}
