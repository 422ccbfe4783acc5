import {
  type DeskQuestion,
  listDeskQuestions,
  withdrawDeskQuestion,
} from "@precise/contract/desk/inbox/questions";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import type { Column } from "#desk/table/column.ts";

const columns: readonly Column<DeskQuestion>[] = [
  { key: "sku", head: "SKU", cell: ({ sku }) => sku },
  { key: "question", head: "Question", cell: ({ question }) => question, isGrowing: true, onCard: "line" },
  { key: "answer", head: "Answer", cell: ({ answer }) => answer, isGrowing: true, onCard: "line" },
  { key: "answered", head: "Answered", cell: ({ answered_at }) => shortDayAndTime(answered_at) },
  { key: "act", head: "Page", cell: (row) => <TakeAway question={row} /> },
];

/** Questions that stand on products' pages. Those that wait for an answer are in the inbox. */
export function QuestionsScreen() {
  return (
    <ListScreen
      title="Answered questions"
      beside={<DeskLink href="/inbox?kind=question&state=open">Those that wait are in the inbox</DeskLink>}
      call={listDeskQuestions}
      rows={(all) => all}
      total={(all) => all.length}
      columns={columns}
      rowId={({ reference }) => reference}
      rowHref={({ reference }) => `/inbox/${reference}`}
      searchHint="SKU or words"
      emptyWords="No question stands on a product's page yet."
    />
  );
}

function TakeAway({ question: { reference } }: { readonly question: DeskQuestion }) {
  const withdraw = useDeskWrite(withdrawDeskQuestion, [listDeskQuestions]);
  const send = async () => {
    const result = await withdraw.mutateAsync([{ params: { reference } }]);
    if (result.ok) showDone("The question is taken from the page");
    else showTrouble("Nothing was changed", failureWords(result.failure));
  };
  return (
    <Button
      tone="secondary"
      pending={withdraw.isPending}
      aria-label={`Take ${reference} from the page`}
      onClick={() => void send()}
    >
      Take away
    </Button>
  );
}
