import { formatNaira } from "@precise/cart-core/money";
import { PaymentPanel } from "@precise/ui/blocks/buying/payment-panel";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import type { ReactNode } from "react";
import { isToPay, type PaymentScreen } from "../../orders/payment-screen.ts";
import { paymentWords as words } from "../../orders/payment-words.ts";
import { paymentTexts } from "./payment-texts.ts";
import { WatchPayment } from "./watch-payment.client.tsx";

interface Acts {
  readonly screen: PaymentScreen;
  /** Begins to pay: a form of the app's own. @param label of its button */
  readonly start: (label: string) => ReactNode;
  /** Label of the link to a page that is open; the amount where none is given. */
  readonly goOn?: string;
  /** The page once more, after asking the bank. */
  readonly checkHref?: string | undefined;
  /** Shown where the order is paid: its documents. */
  readonly documents?: ReactNode;
}

/** How an order's online payment stands, with what its payer may do now. */
export function PaymentOfOrder(
  props: Acts & {
    /** Asks for a bank account; in its place we ask for a call. */
    readonly account?: ReactNode;
    /** For who wants to pay in another way. */
    readonly otherWays?: ReactNode;
  },
) {
  const { screen, account, otherWays } = props;
  const texts = paymentTexts(screen);
  if (texts === null) return null;
  const isByPhone = screen.kind === "needs_account" && !account;
  return (
    <PaymentPanel
      id="payment"
      {...texts}
      lines={isByPhone ? [words.needsAccount.byPhone] : texts.lines}
      isLive={screen.kind === "asking" || screen.kind === "paid"}
      acts={actsOf(props)}
    >
      {screen.kind === "needs_account" && account}
      {(screen.kind === "asking" || (screen.kind === "rejected" && screen.isAsked)) && <WatchPayment />}
      {isToPay(screen) && otherWays}
    </PaymentPanel>
  );
}

function actsOf({ screen, start, goOn, checkHref, documents }: Acts): ReactNode {
  if (screen.kind === "paid") return documents;
  if (screen.kind === "asking")
    return (
      <>
        {checkHref && <a href={checkHref}>{words.asking.refresh}</a>}
        {screen.url !== undefined && (
          <span>
            {words.asking.notPaid} <a href={screen.url}>{words.asking.goOn}</a>
          </span>
        )}
      </>
    );
  if (!isToPay(screen)) return null;
  const label = screen.kind === "failed" ? words.again : words.pay(formatNaira(screen.amount));
  const url = screen.kind === "open" || screen.kind === "rejected" ? screen.url : undefined;
  if (url === undefined) return start(label);
  // The policy of our pages lets no form end on another site: a page of Paystack's is opened by a plain link.
  return (
    <>
      <ButtonLink href={url}>{goOn ?? label}</ButtonLink>
      {checkHref && <a href={checkHref}>{words.asking.have}</a>}
    </>
  );
}
