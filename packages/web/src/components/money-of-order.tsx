import { Alert } from "@precise/ui/components/feedback/alert";
import { moneyNews } from "../orders/money-news.ts";

/** What of an order's money came, is missing, or went back; nothing where there is nothing to say. */
export function MoneyOfOrder({ order }: { readonly order: Parameters<typeof moneyNews>[0] }) {
  const { lines, isUrgent } = moneyNews(order);
  if (lines.length === 0) return null;
  return (
    <Alert tone={isUrgent ? "caution" : "neutral"}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
