"use client";
import { nairaText } from "@precise/cart-core/money";
import { percentText, startVatPerThousand } from "@precise/cart-core/vat";
import { clientCartCsvPath } from "@precise/contract/trade/cart";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { WithAside } from "@precise/ui/components/layout/layout";
import { Pagination } from "@precise/ui/components/navigation/pagination";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { countText } from "#trade/base/amount-text.ts";
import { type CallProblem, problemOf } from "#trade/base/problems/call-problem.ts";
import { ProblemNote } from "#trade/base/problems/problem-note.tsx";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import * as css from "./cart.css.ts";
import { cartCopy as copy } from "./cart-copy.ts";
import { CartLines } from "./cart-lines.client.tsx";
import { keepCart } from "./cart-memory.ts";
import type { CartView } from "./cart-view.ts";
import { type LineChange, useCartView } from "./use-cart-view.ts";

interface CartProps {
  readonly initial: CartView;
  readonly problem: CallProblem | null;
  /** A plain form has just joined two rows. */
  readonly isJoined: boolean;
}

/** What is in the cart of who is signed in, what it costs, and the link to checkout. */
export function CartIsland(props: CartProps) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <CartPage {...props} />
    </QueryClientProvider>
  );
}

function CartPage({ initial, problem: initialProblem, isJoined }: CartProps) {
  const { view, isSaving, failure, change: send } = useCartView(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState("");
  const { items, notices, lineCount, page, pages } = view;
  const { joined_rows: joined = [] } = view;
  const problem = failure ? problemOf(failure) : initialProblem;

  useEffect(() => {
    // Only a whole cart says what the badge counts.
    if (initial.pages === 1) keepCart({ items: [...initial.items] });
  }, [initial]);

  useEffect(() => {
    // The field that had the focus was removed with its row.
    if (joined.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [joined.length]);

  function change(line: LineChange): void {
    send(line);
    if (line.quantity !== 0) return;
    const row = items.find(({ line_id }) => line_id === line.line_id);
    if (row) setNews(copy.removed(copy.rowName(row.product.name, row.side_mark ?? "")));
    heading.current?.focus();
  }
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {copy.title}
        </h1>
        {lineCount > 0 && (
          <p className={css.counts}>
            {copy.counts(countText(lineCount, "line"), countText(view.total_quantity, "piece"))}
          </p>
        )}
      </div>
      <p role="status" className={css.hidden}>
        {isSaving ? copy.saving : news}
      </p>
      {problem && <ProblemNote problem={problem} login={loginPath(paths.cart, "ended")} />}
      {(joined.length > 0 || isJoined) && (
        <Alert>
          {joined.map(({ line_id, message }) => (
            <p key={line_id}>{message}</p>
          ))}
          {joined.length === 0 && <p>{copy.joined}</p>}
        </Alert>
      )}
      {notices.length > 0 && (
        <Alert tone="caution" title={copy.notices}>
          <ul role="list">
            {notices.map(({ kind, sku, message }) => (
              <li key={kind + sku}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lineCount === 0 ? (
        <EmptyState
          title={copy.emptyTitle}
          action={<ButtonLink href={paths.quickOrder}>{copy.quickOrder}</ButtonLink>}
        >
          <p>{copy.emptyText}</p>
        </EmptyState>
      ) : (
        <WithAside aside={<CartSummary view={view} isSaving={isSaving} />}>
          <form
            method="post"
            action={fullPath("/form/cart/update")}
            className={css.lines}
            data-on-paper=""
            noValidate
            onSubmit={(event: FormEvent) => event.preventDefault()}
          >
            <input type="hidden" name="page" value={page} />
            {/* Enter in a field presses a form's first button: it must not be one that removes a line. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className={css.hidden} />
            <CartLines items={items} onChange={change} />
            <div className={css.onlyWithoutScripts}>
              <Button type="submit" tone="secondary">
                {copy.update}
              </Button>
            </div>
          </form>
          {pages > 1 && (
            <Pagination
              current={page}
              total={pages}
              hrefOf={(to) => (to === 1 ? paths.cart : pathWithQuery(paths.cart, { page: String(to) }))}
            />
          )}
          <CartActs />
        </WithAside>
      )}
    </div>
  );
}

function CartSummary({ view, isSaving }: { readonly view: CartView; readonly isSaving: boolean }) {
  const { goods, vat_per_thousand: rate = startVatPerThousand } = view.prices;
  const { net, vat, gross } = goods;
  return (
    <SummaryCard
      title={copy.summary}
      rows={[
        { label: copy.net, amount: nairaText(net.value) },
        { label: copy.delivery, amount: copy.deliveryLater },
        { label: copy.vat(percentText(rate)), amount: nairaText(vat.value) },
      ]}
      total={{ label: copy.gross, amount: nairaText(gross.value) }}
    >
      <div aria-busy={isSaving}>
        <ButtonLink href={paths.checkout} fill>
          {copy.checkout}
        </ButtonLink>
      </div>
    </SummaryCard>
  );
}

function CartActs() {
  return (
    <div className={css.acts}>
      <a className={css.act} href={paths.quickOrder}>
        {copy.quickOrder}
      </a>
      <a className={css.act} href={clientCartCsvPath} download>
        {copy.csv}
      </a>
      <details className={css.clear}>
        <summary className={css.act}>{copy.clear.ask}</summary>
        <SubmitOnce method="post" action={fullPath("/form/cart/clear")} className={css.clearForm}>
          <p>{copy.clear.text}</p>
          <div>
            <Button type="submit" tone="critical">
              {copy.clear.do}
            </Button>
          </div>
        </SubmitOnce>
      </details>
    </div>
  );
}
