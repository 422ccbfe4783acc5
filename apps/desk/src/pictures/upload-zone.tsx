import { Progress } from "@precise/ui/components/feedback/progress";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./pictures.css.ts";
import type { useUploads } from "./use-uploads.ts";

/** Also what is refused with a sentence: a photograph that cannot be chosen tells nobody why. */
const accept = "image/*,.heic,.heif,.avif,.svg";

/**
 * Where pictures are chosen, dropped or pasted, and how far each has come.
 * @param isSingle only one is wanted
 */
export function UploadZone(props: {
  readonly label: string;
  readonly uploads: ReturnType<typeof useUploads>;
  readonly isSingle?: boolean;
}) {
  const { label, isSingle = false, uploads: sending } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File>) => {
    const all = [...files];
    if (all.length > 0) sending.start(isSingle ? all.slice(0, 1) : all);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files ?? []);
    // So that the same file can be chosen again after it was put right.
    event.currentTarget.value = "";
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways; the field inside has them all
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <label className={texts.strong} htmlFor={id}>
        {label}
      </label>
      <FileInput
        id={id}
        accept={accept}
        multiple={!isSingle}
        isEmptied
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
      <p className={texts.note} id={`${id}-hint`}>
        Or drop {isSingle ? "it" : "them"} here, or paste. JPEG, PNG, WebP or AVIF, up to 30 MB and 40
        megapixels. Square ones fill the shop's cards.
      </p>
      <ul className={layouts.closeRows} aria-live="polite">
        {sending.uploads.map((upload) => (
          <li key={upload.id} className={css.upload}>
            {upload.problem === undefined ? (
              <>
                <span>{upload.name}</span>
                <Progress max={1} value={upload.done} aria-label={`Sending ${upload.name}`} />
                <span className={texts.note}>{upload.done < 1 ? "On its way" : "Being made ready"}</span>
              </>
            ) : (
              <>
                <span className={css.problem}>{upload.problem}</span>
                <span className={css.acts}>
                  <TextButton onClick={() => sending.again(upload)}>Try {upload.name} again</TextButton>
                  <TextButton onClick={() => sending.dismiss(upload.id)}>Leave it out</TextButton>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pictures of the list are dragged as well; those are no files. */
function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}
