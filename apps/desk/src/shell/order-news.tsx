import { showToast } from "@precise/ui/components/feedback/toast-store";
import { useNews } from "#desk/api/use-news.ts";

/** Says when orders come in; it draws nothing itself. */
export function OrderNews() {
  useNews((orders, count) => {
    const [first] = orders;
    if (first === undefined) return;
    const isOne = count === 1;
    showToast({
      tone: "neutral",
      title: isOne ? `New order ${first.number}` : `${count} new orders`,
      message: isOne ? first.name : `The latest is ${first.number}, ${first.name}`,
      action: isOne
        ? { label: "Open", href: `/orders/${first.number}` }
        : { label: "Show them", href: "/orders" },
    });
  });
  return null;
}
