import { cropDeskPicture, type DeskPicture } from "@precise/contract/desk/products/pictures";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useId, useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { type Area, fractionsOf, leastSide, movedArea, squareIn, withCorner } from "./crop-area.ts";
import { CropStage } from "./crop-stage.tsx";
import * as css from "./pictures.css.ts";

/** What of a picture can be set in figures. */
const figures = [
  ["x", "From the left"],
  ["y", "From the top"],
  ["width", "Width"],
  ["height", "Height"],
] as const;

interface Shown {
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a part out of a picture: by dragging, by arrow keys, or in figures. The whole picture is kept.
 * @param whole the picture to cut from
 * @param twin its picture by night, which is cut alike
 */
export function CropDialog(props: {
  readonly whole: Shown;
  readonly twin?: Shown | undefined;
  readonly onCut: (picture: DeskPicture, twin: DeskPicture | undefined) => void;
  readonly onClose: () => void;
}) {
  const { whole, twin, onCut, onClose } = props;
  const [area, setArea] = useState<Area>(() => squareIn(whole));
  const [isSquare, setSquare] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const id = useId();
  const all = { x: 0, y: 0, width: whole.width, height: whole.height };

  const cut = async () => {
    setPending(true);
    setProblem(undefined);
    const part = fractionsOf(area, whole);
    const pieces = [whole, twin].map((each) =>
      each === undefined
        ? undefined
        : deskCall(cropDeskPicture, { body: { imageUrl: each.imageUrl, ...part } }),
    );
    const [day, night] = await Promise.all(pieces);
    setPending(false);
    const failed = [day, night].find((each) => each !== undefined && !each.ok);
    if (failed !== undefined && !failed.ok) return setProblem(failureWords(failed.failure));
    if (day?.ok) onCut(day.value, night?.ok ? night.value : undefined);
  };
  const type = (figure: keyof Area, text: string) => {
    const value = Math.round(Number(text));
    if (!Number.isFinite(value)) return;
    if (figure === "x") return setArea(movedArea(area, value - area.x, 0, whole));
    if (figure === "y") return setArea(movedArea(area, 0, value - area.y, whole));
    const side = Math.max(leastSide, value);
    const at = {
      x: area.x + (figure === "width" || isSquare ? side : area.width),
      y: area.y + (figure === "height" || isSquare ? side : area.height),
    };
    setArea(withCorner(area, "bottom-right", at, whole, isSquare));
  };

  return (
    <Dialog
      title="Crop the picture"
      look="wide"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isPending} onClick={() => void cut()}>
            Crop
          </Button>
        </>
      }
    >
      <CropStage whole={whole} area={area} isSquare={isSquare} onArea={setArea} />
      <div className={layouts.acts}>
        <Button
          tone="choice"
          aria-pressed={isSquare}
          onClick={() => {
            setSquare(true);
            setArea(squareIn(whole));
          }}
        >
          Square, as on the shop's cards
        </Button>
        <Button
          tone="choice"
          aria-pressed={!isSquare}
          onClick={() => {
            setSquare(false);
            setArea(all);
          }}
        >
          Any shape
        </Button>
      </div>
      <div className={css.numbers}>
        {figures.map(([figure, label]) => (
          <TextField
            key={figure}
            id={`${id}-${figure}`}
            label={label}
            type="number"
            inputMode="numeric"
            min={figure === "x" || figure === "y" ? 0 : leastSide}
            max={figure === "x" || figure === "width" ? whole.width : whole.height}
            value={area[figure]}
            onChange={(event) => type(figure, event.target.value)}
          />
        ))}
      </div>
      <p className={texts.note}>
        In pixels of {whole.width} × {whole.height}. Arrow keys move the part, with Shift they change its
        size. The whole picture is kept
        <span>{twin === undefined ? "" : ", and the night picture is cut alike"}</span>.
      </p>
      {problem && <Alert tone="critical">{problem}</Alert>}
    </Dialog>
  );
}
