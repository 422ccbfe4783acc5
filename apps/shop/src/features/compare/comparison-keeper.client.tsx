"use client";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { comparePath, mostCompared } from "#shop/base/routes/compare-path.ts";
import { compareCopy as copy } from "./compare-copy.ts";
import { keepComparison, keptComparison, withAdded } from "./kept-comparison.ts";

/**
 * Keeps what is compared on this device, as the wishlist is: one more from a product's page is put beside it, and the bare
 * address shows it.
 * @param skus what the address compares
 * @param added what it adds to the list of this device; null where it says the whole list
 * @param isBare it says nothing
 */
export function ComparisonKeeper(props: {
  readonly skus: readonly string[];
  readonly added: string | null;
  readonly isBare: boolean;
}) {
  const { added, isBare } = props;
  const router = useRouter();
  const named = props.skus.join("\n");
  useEffect(() => {
    const kept = keptComparison();
    const list = added !== null ? withAdded(kept, added) : isBare ? kept : named.split("\n").filter(Boolean);
    keepComparison(list);
    if (added !== null && kept.length === mostCompared && !kept.includes(added))
      showToast({ tone: "neutral", title: copy.mostTitle, message: copy.mostText });
    if (added !== null || (isBare && list.length > 0)) router.replace(comparePath(list));
  }, [added, isBare, named, router]);
  return null;
}
