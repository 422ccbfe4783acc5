import { deskExportPath, sendCatalogueFile } from "@precise/contract/desk/products/imports";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { FileDrop } from "@precise/ui/components/inputs/file-drop.client";
import { useRouter } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { sendFile } from "#desk/files/send-file.ts";
import { downloadFile } from "#desk/parts/download-file.ts";
import { Page } from "#desk/parts/page.tsx";
import { UploadZone } from "#desk/pictures/upload-zone.tsx";
import { useUploads } from "#desk/pictures/use-uploads.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./import.css.ts";
import { ImportTabs } from "./import-tabs.tsx";

const accept = ".csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Giving in a catalogue file, and taking the catalogue out as one. */
export function ImportScreen() {
  return (
    <Page title="Import">
      <ImportTabs current="import" />
      <div className={css.form}>
        <ImportForm />
        <ExportPart />
      </div>
    </Page>
  );
}

function ImportForm() {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const pictures = useUploads((_picture, name) => setTaken((names) => [...names, name]));
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file === undefined) return setProblem("Choose a file first.");
    if (pictures.isBusy)
      return setProblem("Pictures are still on their way. Wait for them, then check the file.");
    const ticked = new FormData(event.currentTarget);
    setProblem(undefined);
    setDone(0);
    const flags = ["empty_clears", "withdraw_unlisted", "set_stock"].map((key) => [
      key,
      String(ticked.has(key)),
    ]);
    const result = await sendFile(sendCatalogueFile, {
      file,
      query: { name: file.name, dry_run: "true", ...Object.fromEntries(flags) },
      onProgress: setDone,
    });
    setDone(null);
    if (!result.ok) return setProblem(failureWords(result.failure));
    router.history.push(`/import/${result.value.id}`);
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={texts.muted}>
        A CSV or XLSX of products, up to 20,000 rows. Only the column sku is needed: a column that is not
        there changes nothing. You see what each row would do before anything is changed.
      </p>
      <FileDrop
        id="catalogue-file"
        texts={{ label: "Catalogue file", hint: "CSV or XLSX. Choose it, or drop it here.", error: problem }}
        accept={accept}
        done={done}
        status={statusOf(done, file)}
        onFile={(chosen) => {
          setFile(chosen);
          setProblem(undefined);
        }}
      />
      <div className={css.part}>
        <UploadZone label="Pictures that the file names" uploads={pictures} />
        <p className={texts.muted} role="status">
          {taken.length === 0
            ? "Only where the column images names files, such as adunni-ring.jpg."
            : `${taken.length} ${taken.length === 1 ? "picture is" : "pictures are"} here: ${taken.join(", ")}`}
        </p>
      </div>
      <fieldset className={css.ticks}>
        <legend className={css.legend}>How to read it</legend>
        <Checkbox name="empty_clears" label="Empty cells clear what is there (else they leave it)" />
        <Checkbox name="withdraw_unlisted" label="Take off sale what the file does not list" />
        <Checkbox
          name="set_stock"
          label="stock_qty is a stocktaking (else only the difference to stock_seen is moved)"
        />
      </fieldset>
      <div className={layouts.bar}>
        <Button type="submit" pending={done !== null}>
          Check the file
        </Button>
      </div>
    </form>
  );
}

function statusOf(done: number | null, file: File | undefined): string {
  if (done === null) return file ? `${file.name} is chosen.` : "";
  return done < 1 ? "On its way" : "Checking every row. Large files take half a minute.";
}

function ExportPart() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setPending(true);
    const day = todayInLagos();
    setProblem(await downloadFile(deskExportPath, `catalogue-${day}.csv`));
    setPending(false);
  };
  return (
    <section className={css.part} aria-labelledby="export-title">
      <h2 id="export-title">Export</h2>
      <p className={texts.muted}>
        Everything on sale as a CSV to edit and import again. It holds trade prices and costs: each download
        is noted in the audit, and asks for a one-time code.
      </p>
      <Button tone="secondary" pending={isPending} onClick={() => void download()}>
        Download the catalogue
      </Button>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </section>
  );
}
