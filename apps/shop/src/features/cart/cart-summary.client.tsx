"use client";
import type { Cart } from "@precise/contract/cart";
import { AdvisorNote } from "@precise/ui/blocks/advisor-note";
import { SummaryCard } from "@precise/ui/blocks/summary-card";
import { Button } from "@precise/ui/components/button";
import { type FormEvent, useEffect, useState } from "react";
import { figuresOf } from "../../purchase/cart-figures.ts";
import { cartCopy } from "../../purchase/copy/cart-copy.ts";
import { summaryCopy } from "../../purchase/copy/summary-copy.ts";
import { summaryRows } from "../../purchase/summary-rows.ts";

const checkoutPath = "/checkout";

/** Every amount explained, the advisor's sentence, and the one button. */
export function CartSummary({ cart, isSaving }: { readonly cart: Cart; readonly isSaving: boolean }) {
  const figures = figuresOf(cart, "delivery");
  const [isLeaving, setIsLeaving] = useState(false);

  // Leaving at once would lose an edit that is still on its way.
  useEffect(() => {
    if (isLeaving && !isSaving) location.assign(checkoutPath);
  }, [isLeaving, isSaving]);
  useEffect(() => {
    const wakeUp = () => setIsLeaving(false);
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, []);

  function onSubmit(event: FormEvent): void {
    if (!isSaving) return;
    event.preventDefault();
    setIsLeaving(true);
  }

  return (
    <SummaryCard title={summaryCopy.title} {...summaryRows(figures)}>
      <AdvisorNote advice={figures.advice} />
      <form action={checkoutPath} onSubmit={onSubmit}>
        <Button type="submit" fill pending={isLeaving}>
          {cartCopy.checkout}
        </Button>
      </form>
    </SummaryCard>
  );
}
