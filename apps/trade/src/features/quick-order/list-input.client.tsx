"use client";
import { quickOrderTemplatePath } from "@precise/contract/trade/quick-order";
import { Button } from "@precise/ui/components/inputs/button";
import { FileDrop } from "@precise/ui/components/inputs/file-drop.client";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { type FormEvent, useState } from "react";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { fileStatus, type SentFile } from "./file-status.ts";
import { largestListFileBytes } from "./list-limits.ts";
import * as css from "./quick-order.css.ts";
import { quickCopy } from "./quick-order-copy.ts";

const { paste: pasteCopy, file: fileCopy } = quickCopy;

/** Add a whole list: pasted, or as a file. Each is a plain form that works without scripts. */
export function ListInput(props: {
  readonly isBusy: boolean;
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** @returns whether the list was read: only then the field is emptied */
  readonly onPaste: (text: string) => Promise<boolean>;
  /** @returns whether the file was read */
  readonly onFile: (file: File) => Promise<boolean>;
}) {
  const { isBusy, progress, onPaste, onFile } = props;
  const [file, setFile] = useState<SentFile | null>(null);

  async function paste(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("list") ?? "");
    if (text.trim() !== "" && !isBusy && (await onPaste(text))) form.reset();
  }
  async function send(chosen: File): Promise<void> {
    const { name } = chosen;
    if (chosen.size > largestListFileBytes) {
      setFile({ name, state: "too-large" });
      return;
    }
    setFile({ name, state: "sent" });
    const isRead = await onFile(chosen);
    setFile({ name, state: isRead ? "read" : "refused" });
  }

  return (
    <section className={css.listInput} aria-labelledby="give">
      <h2 id="give" className={css.listInputTitle}>
        {quickCopy.listInput}
      </h2>
      <form
        method="post"
        action={fullPath("/form/quick-order/paste")}
        className={css.listInputForm}
        onSubmit={(event) => void paste(event)}
      >
        <TextareaField id="list" label={pasteCopy.label} hint={pasteCopy.hint} rows={6} spellCheck={false} />
        <Button type="submit" tone="secondary" pending={isBusy && progress === null}>
          {pasteCopy.do}
        </Button>
      </form>
      <form
        method="post"
        action={fullPath("/form/quick-order/file")}
        encType="multipart/form-data"
        className={css.listInputForm}
      >
        <FileDrop
          id="file"
          texts={{
            label: fileCopy.label,
            hint: fileCopy.hint,
            error: file?.state === "too-large" ? fileCopy.tooLarge : undefined,
          }}
          accept=".csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          done={progress && (progress.total === 0 ? 0 : progress.done / progress.total)}
          status={fileStatus(file, progress)}
          onFile={(chosen) => void send(chosen)}
        />
        <div className={css.onlyWithoutScripts}>
          <Button type="submit" tone="secondary">
            {fileCopy.do}
          </Button>
        </div>
      </form>
      <a className={css.template} href={quickOrderTemplatePath}>
        {quickCopy.template}
      </a>
    </section>
  );
}
