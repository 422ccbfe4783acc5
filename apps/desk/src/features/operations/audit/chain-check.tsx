import { checkAudit } from "@precise/contract/desk/operations/audit";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";

/** Follows the chain of all entries when it is asked to, and says what it found. */
export function ChainCheck() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Check the chain
      </Button>
      {isOpen && (
        <Dialog title="The chain of the audit" onClose={() => setOpen(false)}>
          <Outcome />
        </Dialog>
      )}
    </>
  );
}

function Outcome() {
  const { data, error, isFetching } = useQuery({ ...deskQuery(checkAudit), staleTime: 0, gcTime: 0 });
  const failure = failureOf(error);
  if (failure) return <p role="alert">{failureWords(failure)}</p>;
  if (data === undefined || isFetching) return <Waiting label="Following the chain" />;
  if (data.is_whole)
    return (
      <>
        <p role="status">Whole: none of {data.entries.toLocaleString("en")} entries was edited or removed.</p>
        <p>
          {data.heads === 0
            ? "No end of the chain was written down beside the backups yet."
            : `It leads to each of the ${data.heads.toLocaleString("en")} ends that were written down beside the backups.`}
        </p>
        {data.gaps.length > 0 && (
          <p>
            No entry has the numbers{" "}
            {data.gaps.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(", ")}. Acts that
            failed leave such gaps too.
          </p>
        )}
      </>
    );
  return (
    <>
      <p role="alert">Someone changed the audit in the database.</p>
      <DenseTable
        look="cards"
        label="Faults"
        columns={[
          { key: "place", head: "Link", isRowHead: true },
          { key: "entry", head: "Entry" },
          { key: "fault", head: "What is wrong", isWide: true },
        ]}
        rows={data.faults.map(({ place, entry, fault }) => ({
          key: `${place} ${entry} ${fault}`,
          cells: { place, entry, fault },
        }))}
      />
    </>
  );
}
