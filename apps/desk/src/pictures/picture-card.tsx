import { type DeskPicture, readPictureOriginal } from "@precise/contract/desk/products/pictures";
import type { MediaEntry } from "@precise/contract/shop/product";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { useId, useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { PictureView } from "./picture-view.tsx";
import * as css from "./pictures.css.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

/** The whole pictures that can be cut again. */
interface Cutting {
  readonly whole: DeskPicture | MediaEntry;
  readonly twin: MediaEntry["night"];
}

/** One picture: what it shows in words, its place, its crop, and the first one's picture by night. */
export function PictureCard(props: {
  readonly entry: MediaEntry;
  readonly place: number;
  readonly count: number;
  /** What is in the field as a suggestion while nothing is typed. */
  readonly suggestion: string;
  readonly problem: string | undefined;
  readonly onChange: (entry: MediaEntry) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}) {
  const { entry, place, count, suggestion, problem, onChange, onMove, onRemove } = props;
  const id = useId();
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const name = `picture ${place + 1}`;
  const isMain = place === 0;

  const openCrop = async () => {
    const whole = (await wholeOf(entry.imageUrl)) ?? entry;
    const twin = entry.night && ((await wholeOf(entry.night.imageUrl)) ?? entry.night);
    setCutting({ whole, twin });
  };
  return (
    <>
      <div className={css.shown}>
        <PictureView imageUrl={entry.imageUrl} alt={entry.alt} />
        {isMain && <span className={css.badge}>Main picture</span>}
        <span className={texts.note}>
          {entry.width} × {entry.height}
        </span>
      </div>
      <div className={css.words}>
        <TextareaField
          id={`${id}-alt`}
          label={`What ${name} shows`}
          value={entry.alt}
          rows={2}
          maxLength={400}
          placeholder={suggestion}
          error={problem}
          onChange={(event) => onChange({ ...entry, alt: event.target.value })}
        />
        <div className={css.acts}>
          {entry.alt.trim() === "" && suggestion !== "" && (
            <TextButton onClick={() => onChange({ ...entry, alt: suggestion })}>
              Use the suggestion
            </TextButton>
          )}
          {!isMain && (
            <TextButton aria-label={`Move ${name} earlier`} onClick={() => onMove(place - 1)}>
              Earlier
            </TextButton>
          )}
          {place < count - 1 && (
            <TextButton aria-label={`Move ${name} later`} onClick={() => onMove(place + 1)}>
              Later
            </TextButton>
          )}
          <TextButton aria-label={`Crop ${name}`} onClick={() => void openCrop()}>
            Crop
          </TextButton>
          <TextButton aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </TextButton>
        </div>
        {isMain && <NightTwin entry={entry} onChange={onChange} />}
      </div>
      {cutting !== null && (
        <CropDialog
          whole={cutting.whole}
          twin={cutting.twin}
          onClose={() => setCutting(null)}
          onCut={(picture, twin) => {
            setCutting(null);
            onChange({ ...entry, ...picture, ...(twin && { night: twin }) });
          }}
        />
      )}
    </>
  );
}

/** The same thing by night, shown while a visitor has the lights off. */
function NightTwin({
  entry,
  onChange,
}: {
  readonly entry: MediaEntry;
  readonly onChange: (entry: MediaEntry) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const uploads = useUploads((night) => {
    setAdding(false);
    onChange({ ...entry, night });
  });
  const { night, ...plain } = entry;
  if (night !== undefined) {
    return (
      <div className={css.night}>
        <PictureView imageUrl={night.imageUrl} alt="" look="twin" />
        <span className={texts.note}>By night, shown while the lights are off</span>
        <TextButton onClick={() => onChange(plain)}>Remove the night picture</TextButton>
      </div>
    );
  }
  return isAdding ? (
    <div className={layouts.closeStack}>
      <UploadZone label="The same by night, from the same side" uploads={uploads} isSingle />
      <div className={css.acts}>
        <TextButton onClick={() => setAdding(false)}>No night picture</TextButton>
      </div>
    </div>
  ) : (
    <div className={css.acts}>
      <TextButton onClick={() => setAdding(true)}>Add a picture by night</TextButton>
    </div>
  );
}

/** What a picture was cut from; null for one that is whole, or where that is not known. */
async function wholeOf(imageUrl: string): Promise<DeskPicture | null> {
  const result = await deskCall(readPictureOriginal, { params: { hash: imageUrl.split("/")[2] ?? "" } });
  return result.ok ? result.value : null;
}
