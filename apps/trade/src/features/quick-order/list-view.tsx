import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { Container } from "@precise/ui/components/layout/layout";
import { Pagination } from "@precise/ui/components/navigation/pagination";
import { SubmitOnce } from "@precise/web/components/submit-once.client";
import { countText, priceText } from "#trade/base/amount-text.ts";
import type { CallProblem } from "#trade/base/problems/call-problem.ts";
import { ProblemNote } from "#trade/base/problems/problem-note.tsx";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { StoredList } from "./list.data.ts";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";

const rowsPerPage = 200;
const columns = [
  { key: "row", head: copy.report.columns[0], isRowHead: true },
  { key: "text", head: copy.report.columns[1], isWide: true },
  { key: "outcome", head: copy.report.columns[2] },
  { key: "product", head: copy.columns.product, isWide: true },
  { key: "quantity", head: copy.columns.quantity, align: "end" },
  { key: "net", head: copy.columns.net, align: "end" },
] as const;

/** A list that a plain form has sent: the result of each row, the button that adds, and what has to be corrected. */
export function ListView(props: {
  readonly id: string;
  readonly list: StoredList;
  readonly page: number;
  readonly problem: CallProblem | null;
}) {
  const { id, list, page, problem } = props;
  const { rows, summary, added } = list;
  const path: `/${string}` = `${paths.quickOrder}/list/${id}`;
  const ready = summary.accepted + summary.adjusted;
  const rejected = rows.filter(({ outcome }) => outcome === "rejected");
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const current = Math.min(page, pages);
  const shown = rows.slice((current - 1) * rowsPerPage, current * rowsPerPage);
  return (
    <Container>
      <div className={css.page}>
        <h1>{copy.list.title}</h1>
        {problem && <ProblemNote problem={problem} login={loginPath(path, "ended")} />}
        {added ? (
          <Alert tone="positive" title={copy.list.addedTitle}>
            <p>
              {copy.added(
                countText(added.summary.accepted + added.summary.adjusted, "row"),
                countText(added.summary.pieces, "piece"),
              )}
            </p>
            <ButtonLink href={paths.cart}>{copy.toCart}</ButtonLink>
          </Alert>
        ) : (
          <SubmitOnce method="post" action={fullPath("/form/quick-order/add")}>
            <input type="hidden" name="id" value={id} />
            <p>
              {copy.read(countText(summary.rows, "row"))}{" "}
              {(["accepted", "adjusted", "rejected", "ignored", "blank"] as const)
                .filter((part) => summary[part] > 0)
                .map((part) => `${summary[part].toLocaleString("en-NG")} ${copy.readOf[part]}`)
                .join(", ")}
              .
            </p>
            {ready > 0 && <Button type="submit">{copy.list.addAll(countText(ready, "row"))}</Button>}
          </SubmitOnce>
        )}
        {rejected.length > 0 && (
          <form method="post" action={fullPath("/form/quick-order/paste")} className={css.correct}>
            <TextareaField
              id="list"
              label={copy.list.correctLabel}
              rows={Math.min(12, rejected.length + 1)}
              defaultValue={rejected.map(({ text }) => text).join("\n")}
            />
            <div>
              <Button type="submit" tone="secondary">
                {copy.list.correct}
              </Button>
            </div>
          </form>
        )}
        <DenseTable
          look="cards"
          label={copy.rows}
          columns={columns}
          rows={shown.map(({ row, text, outcome, sku, name, quantity, unit, reasons, nearest }) => ({
            key: String(row),
            tone: outcome === "rejected" ? "critical" : outcome === "adjusted" ? "caution" : undefined,
            below: [
              ...reasons.map(({ message }) => message),
              ...(nearest ? [copy.nearest(nearest.sku, nearest.name)] : []),
            ].join(" "),
            cells: {
              row: String(row),
              text,
              outcome: copy.report.outcomes[outcome],
              product: [sku, name].filter(Boolean).join(", "),
              quantity: quantity === 0 ? "" : quantity.toLocaleString("en-NG"),
              net: unit ? priceText(unit.net) : "",
            },
          }))}
        />
        <Pagination
          current={current}
          total={pages}
          hrefOf={(to) => (to === 1 ? path : pathWithQuery(path, { page: String(to) }))}
        />
        <p>
          <a href={paths.quickOrder}>{copy.list.back}</a>
        </p>
      </div>
    </Container>
  );
}

/** A list that is no longer kept. */
export function ListGone() {
  return (
    <Container>
      <EmptyState
        level={1}
        title={copy.list.goneTitle}
        action={<ButtonLink href={paths.quickOrder}>{copy.list.back}</ButtonLink>}
      >
        <p>{copy.list.goneText}</p>
      </EmptyState>
    </Container>
  );
}
