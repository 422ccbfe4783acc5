import { dayText } from "@precise/contract/nigeria/lagos-days";
import { leastSales, type OurRecord } from "@precise/contract/shop/our-record";
import { Container, Stack } from "@precise/ui/components/layout/layout";
import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { PageOpening } from "#shop/base/content/page-opening.tsx";
import { routes } from "#shop/base/routes/route-table.ts";
import { ourRecordCopy as copy } from "./our-record-copy.ts";
import { recordLines } from "./record-lines.ts";

/** How the shop kept its word, in figures that say what they are of. @param record null before the first night */
export function OurRecordView({ record }: { readonly record: OurRecord | null }) {
  return (
    <>
      <PageOpening path={routes.ourRecord.href} title={copy.title} lead={copy.lead} />
      <Container>{record === null ? <p>{copy.notYet}</p> : <Record record={record} />}</Container>
    </>
  );
}

function Record({ record }: { readonly record: OurRecord }) {
  const { figures, period, made_on } = record;
  return (
    <Stack gap={16}>
      <p>
        {copy.period(dayText(period.from), dayText(period.to))}{" "}
        <span>{figures && copy.sales(figures.sales)}</span>
      </p>
      {figures ? (
        <ReadingTable
          label={copy.figures}
          heads={copy.heads}
          rows={recordLines(figures).map(({ what, says, how }) => ({ head: what, cells: [says, how] }))}
        />
      ) : (
        <p>{copy.tooFew(leastSales)}</p>
      )}
      <p>
        {copy.left} {copy.madeOn(dayText(made_on))}
      </p>
    </Stack>
  );
}
