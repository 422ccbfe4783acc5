import { mostPriceLines, sendPrices } from "@precise/contract/desk/trade/price-lists";
import { cutText } from "@precise/contract/wire/cut-text";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { useRouter } from "@tanstack/react-router";
import { type ChangeEvent, type SubmitEvent, useId, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { fileBase64 } from "#desk/forms/file-base64.ts";
import { keepEntries, keptEntries } from "#desk/forms/kept-entries.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { importHref, listHref } from "./price-words.ts";

const mostBytes = 2 * 1024 * 1024;
const pasted = "Pasted prices";

/** A file of own prices, or what was copied from a sheet. What is typed stays in this tab until it is applied. */
export function PriceImportScreen() {
  const code = useAddressPart("code");
  const id = useId();
  const router = useRouter();
  const kept = `prices of ${code}`;
  const [text, setText] = useState(() => String(keptEntries(kept)?.text ?? ""));
  const [removesUnlisted, setRemovesUnlisted] = useState(false);
  const [removesEmpty, setRemovesEmpty] = useState(false);
  const [problem, setProblem] = useState<string>();
  const write = useDeskWrite(sendPrices);
  const [file, setFile] = useState<File>();
  const begin = (typed: string, chosen: File | undefined) => {
    setText(typed);
    setFile(chosen);
    keepEntries(kept, { text: typed });
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file !== undefined && file.size > mostBytes)
      return setProblem("This file is larger than 2 MB. Send it in parts.");
    if (file === undefined && text.trim() === "")
      return setProblem("Choose a file, or paste the lines with their heading.");
    const body = {
      name: file ? cutText(file.name, 120) : pasted,
      ...(file === undefined ? { text } : { file: await fileBase64(file) }),
      removes_unlisted: removesUnlisted,
      removes_empty: removesEmpty,
    };
    const result = await write.mutateAsync([{ params: { code }, body }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    router.history.push(importHref(code, result.value.id));
  };
  return (
    <Page
      title={`Own prices for ${code}`}
      actions={<DeskLink href={listHref(code)}>The price list</DeskLink>}
    >
      <form className={layouts.wideForm} noValidate onSubmit={(event) => void send(event)}>
        <p className={texts.muted}>
          Columns sku, net (naira without VAT, with a dot) and from_quantity, one line for each item and
          quantity; without from_quantity a line is the price of one piece. Order, case and other columns do
          not matter. Nothing changes before you have seen what each line does.
        </p>
        <label htmlFor={`${id}-file`}>
          File (CSV or XLSX, at most {mostPriceLines.toLocaleString("en")} lines)
        </label>
        <FileInput
          id={`${id}-file`}
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          onChange={(event: ChangeEvent<HTMLInputElement>) => begin("", event.currentTarget.files?.[0])}
        />
        <TextareaField
          id={`${id}-text`}
          label="Or paste it here"
          error={problem}
          rows={8}
          value={text}
          spellCheck={false}
          placeholder={"sku,from_quantity,net\nFOC-BC-01,1,21000\nFOC-BC-01,12,19500"}
          onChange={(event) => begin(event.target.value, undefined)}
        />
        <div>
          <Checkbox
            label="Remove own prices that the file does not name"
            checked={removesUnlisted}
            onChange={(event) => setRemovesUnlisted(event.target.checked)}
          />
          <Checkbox
            label="A line without a price removes that price"
            checked={removesEmpty}
            onChange={(event) => setRemovesEmpty(event.target.checked)}
          />
        </div>
        {removesUnlisted && (
          <Alert tone="caution">What would be removed is listed first, and its count must be typed.</Alert>
        )}
        <div>
          <Button type="submit" pending={write.isPending}>
            Check the file
          </Button>
        </div>
      </form>
    </Page>
  );
}
