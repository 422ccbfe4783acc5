import {
  applyImport,
  type CatalogueImport,
  importOutcomePath,
  listImportRows,
  listImports,
  readImport,
  sendCatalogueFile,
  undoImport,
} from "@precise/contract/desk/products/imports";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deskKey, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { sendFile } from "#desk/files/send-file.ts";
import { JobDialog } from "#desk/jobs/job-dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { downloadFile } from "#desk/parts/download-file.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import { applyText, productsText, rowsText } from "./import-words.ts";

const stale = [readImport, listImportRows, listImports];

/** What can be done with a preview or an import. */
export function ImportActs({ of }: { readonly of: CatalogueImport }) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState<"apply" | "undo" | null>(null);
  const [job, setJob] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const apply = useDeskWrite(applyImport, [readImport]);
  const undo = useDeskWrite(undoImport, [readImport]);
  const params = { id: of.id };
  const isPreview = of.state === "preview";
  const hasChanges = of.new + of.changed + of.withdrawn > 0;

  const start = async () => {
    const result =
      asking === "undo"
        ? await undo.mutateAsync([{ params, body: {} }])
        : await apply.mutateAsync([
            { params, body: { leave_refused: of.refused > 0, confirm_withdrawals: of.withdrawn } },
          ]);
    setAsking(null);
    if (!result.ok) return setProblem(failureWords(result.failure));
    setProblem(undefined);
    setJob({
      id: result.value.id,
      title: asking === "undo" ? `Undoing ${of.file}` : `Importing ${of.file}`,
    });
  };
  const checkAgain = async () => {
    setChecking(true);
    const result = await sendFile(sendCatalogueFile, {
      file: new Blob([]),
      query: { name: of.file, dry_run: "true", again: of.id },
    });
    setChecking(false);
    setProblem(result.ok ? undefined : failureWords(result.failure));
    for (const route of stale) void cache.invalidateQueries({ queryKey: deskKey(route) });
  };
  const save = async () =>
    setProblem(await downloadFile(importOutcomePath(of.id), `${of.file.replace(/\.\w+$/, "")}-outcome.csv`));

  return (
    <>
      {isPreview && of.refused > 0 && (
        <Alert tone="caution" title={`${rowsText(of.refused)} cannot be imported`}>
          Correct the file and <DeskLink href="/import">give it in again</DeskLink>
          {hasChanges
            ? ", or import the good rows and leave these out. Their reasons stay in the history."
            : "."}
        </Alert>
      )}
      {isPreview && !hasChanges && of.refused === 0 && (
        <Alert tone="positive">There is nothing to import: the catalogue is as this file says.</Alert>
      )}
      {problem && <Alert tone="critical">{problem}</Alert>}
      <div className={layouts.bar}>
        {isPreview && hasChanges && (
          <Button onClick={() => setAsking("apply")}>
            {of.refused > 0 ? `${applyText(of)}, leave ${of.refused} out` : applyText(of)}
          </Button>
        )}
        {isPreview && (
          <Button tone="secondary" pending={isChecking} onClick={() => void checkAgain()}>
            Check again
          </Button>
        )}
        {of.kind === "file" && of.state === "applied" && of.has_rows && (
          <Button tone="secondary" onClick={() => setAsking("undo")}>
            Undo this import
          </Button>
        )}
        {of.has_rows && (
          <Button tone="secondary" onClick={() => void save()}>
            Save the outcome as CSV
          </Button>
        )}
      </div>
      {asking === "apply" && of.needs_count ? (
        <ConfirmDialog
          title={`Take ${productsText(of.withdrawn)} off sale?`}
          action={applyText(of)}
          expected={String(of.withdrawn)}
          what="how many go off sale"
          isPending={apply.isPending}
          onConfirm={() => void start()}
          onClose={() => setAsking(null)}
        >
          <p>
            {productsText(of.withdrawn)} that the file does not list go off sale: more than a tenth of the
            shop. They are not deleted.
          </p>
        </ConfirmDialog>
      ) : (
        asking !== null && (
          <Sure
            of={of}
            isUndo={asking === "undo"}
            isPending={apply.isPending || undo.isPending}
            onYes={() => void start()}
            onClose={() => setAsking(null)}
          />
        )
      )}
      {job !== null && <JobDialog id={job.id} title={job.title} stale={stale} onClose={() => setJob(null)} />}
    </>
  );
}

function Sure(props: {
  readonly of: CatalogueImport;
  readonly isUndo: boolean;
  readonly isPending: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}) {
  const { of, isUndo, isPending, onYes, onClose } = props;
  return (
    <Dialog
      title={isUndo ? `Undo the import of ${of.file}?` : `Import ${of.file}?`}
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button data-first="" pending={isPending} onClick={onYes}>
            {isUndo ? "Undo this import" : applyText(of)}
          </Button>
        </>
      }
    >
      {isUndo ? (
        <p>
          Every product that nobody changed since is as it was before: new ones go off sale, those that went
          off sale come back, and pieces move back as far as they are there. What someone changed since stays,
          and is listed.
        </p>
      ) : (
        <ul className={layouts.list}>
          {of.new > 0 && <li>{productsText(of.new)} are added.</li>}
          {of.changed > 0 && <li>{productsText(of.changed)} are changed.</li>}
          {of.withdrawn > 0 && <li>{productsText(of.withdrawn)} that the file does not list go off sale.</li>}
          {of.refused > 0 && <li>{rowsText(of.refused)} are left out.</li>}
          <li>All of it happens at once, and can be undone within 90 days.</li>
        </ul>
      )}
    </Dialog>
  );
}
