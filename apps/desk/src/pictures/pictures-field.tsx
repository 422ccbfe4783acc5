import type { MediaEntry } from "@precise/contract/shop/product";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { showUndo } from "#desk/dialogs/undo-toast.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { PictureCard } from "./picture-card.tsx";
import * as css from "./pictures.css.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

/** As an import takes. */
const mostPictures = 50;

/**
 * The pictures of a product: sent, ordered, described, cut. The first is the main one.
 * @param name what the product is called, as a suggestion for what a picture shows
 * @param error what is wrong with all of them together
 * @param onBusy while files are on their way: the form should wait with saving
 */
export function PicturesField(props: {
  readonly value: readonly MediaEntry[];
  readonly onChange: (value: readonly MediaEntry[]) => void;
  readonly name: string;
  readonly error?: string | undefined;
  readonly onBusy?: (isBusy: boolean) => void;
}) {
  const { value, onChange, name, error, onBusy } = props;
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [news, setNews] = useState("");
  // Several files end one after the other, each on what the one before made.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const set = (next: readonly MediaEntry[]) => {
    latest.current = next;
    onChange(next);
  };
  const uploads = useUploads((picture, file) => {
    const isThere = latest.current.some(({ imageUrl }) => imageUrl === picture.imageUrl);
    if (isThere) return setNews(`${file} is one of the pictures already.`);
    if (latest.current.length >= mostPictures)
      return setNews(`A product has at most ${mostPictures} pictures. ${file} was left out.`);
    set([...latest.current, { ...picture, alt: "" }]);
    setNews(`${file} was added as picture ${latest.current.length}. Say what it shows.`);
  });
  const { isBusy } = uploads;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);

  const move = (from: number, to: number) => {
    set(movedPicture(value, from, to));
    setNews(`Picture ${from + 1} is now picture ${to + 1} of ${value.length}.`);
  };
  const remove = (place: number) => {
    const before = value;
    set(value.filter((_, at) => at !== place));
    showUndo(`Picture ${place + 1} was removed`, () => set(before));
  };
  const dragOver = (place: number) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    setOver(place);
  };
  const drop = (place: number) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged !== place) move(dragged, place);
    setDragged(null);
    setOver(null);
  };
  return (
    <fieldset className={css.field} aria-describedby={`${id}-why`}>
      <legend className={css.legend}>Pictures</legend>
      <p className={texts.note} id={`${id}-why`}>
        The first is the main one. Say what each shows: people who cannot see it hear these words, and search
        engines read them.
      </p>
      {value.length > 0 && (
        <ol className={layouts.rows}>
          {value.map((entry, place) => (
            <li
              key={entry.imageUrl}
              className={css.card}
              draggable
              data-dragged={dragged === place || undefined}
              data-over={(over === place && dragged !== place) || undefined}
              onDragStart={(event) => {
                if (event.target instanceof HTMLInputElement) return event.preventDefault();
                event.dataTransfer.effectAllowed = "move";
                setDragged(place);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onDragOver={dragOver(place)}
              onDrop={drop(place)}
            >
              <PictureCard
                entry={entry}
                place={place}
                count={value.length}
                suggestion={suggestionFor(name, place)}
                problem={undefined}
                onChange={(changed) => set(value.map((each, at) => (at === place ? changed : each)))}
                onMove={(to) => move(place, to)}
                onRemove={() => remove(place)}
              />
            </li>
          ))}
        </ol>
      )}
      <UploadZone label={value.length === 0 ? "Add pictures" : "Add more pictures"} uploads={uploads} />
      {error && (
        <p className={css.problem} role="alert">
          {error}
        </p>
      )}
      <p className={texts.note} role="status">
        {news}
      </p>
    </fieldset>
  );
}

function suggestionFor(name: string, place: number): string {
  if (name.trim() === "") return "";
  return place === 0 ? name.trim() : `${name.trim()}, picture ${place + 1}`;
}

/**
 * Pictures with one of them at another place. The night twin belongs to whatever picture was taken by night, so it stays with
 * its picture, and the shop shows the first one's.
 */
function movedPicture(all: readonly MediaEntry[], from: number, to: number): readonly MediaEntry[] {
  const entry = all[from];
  if (entry === undefined || to < 0 || to >= all.length || from === to) return all;
  const others = all.filter((_, at) => at !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
