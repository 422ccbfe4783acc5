"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { type KeyboardEvent, useRef } from "react";
import * as css from "./lightbox.css.ts";
import { useZoom } from "./use-zoom.ts";
import { mostZoom } from "./zoom-view.ts";

export interface LightboxPicture {
  readonly alt: string;
  /** Address of the picture at its largest. */
  readonly href: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Address of a smaller copy that the page has already, shown until the large one has come. */
  readonly preview?: string | undefined;
}

interface LightboxProps {
  readonly pictures: readonly LightboxPicture[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
  /** Puts the focus back once it is closed. */
  readonly onClosed: () => void;
}

/**
 * Pictures over the whole screen, to be looked at closely: pinch, drag, double tap, wheel, buttons, and the keys
 * + − 0, arrows, Home, End and Escape. Load it on first use: it brings the dialog library.
 */
export function Lightbox(props: LightboxProps) {
  const { pictures, shown, onClose, onClosed } = props;
  const picture = pictures[shown];
  if (!picture) return null;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          className={css.lightbox}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Dialog.Title className={css.caption}>{picture.alt}</Dialog.Title>
          <ZoomedPicture key={shown} {...props} picture={picture} />
          <Dialog.Close className={`${css.control} ${css.close}`} aria-label="Close">
            <span aria-hidden="true">×</span>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const step = 1.5;
const keyPixels = 64;

function ZoomedPicture(props: LightboxProps & { readonly picture: LightboxPicture }) {
  const { pictures, shown, onShow, picture } = props;
  const frame = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    if (pictures[index]) onShow(index);
  };
  const zoom = useZoom(frame, picture, (direction) => show(shown + direction));
  const { scale, x, y } = zoom.view;
  const turn = (direction: 1 | -1) =>
    scale > 1 ? zoom.moveBy({ x: -direction * keyPixels, y: 0 }) : show(shown + direction);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key)) return;
    event.preventDefault();
  }
  /** @returns whether the key means something here */
  function act(key: string): boolean {
    switch (key) {
      case "+":
      case "=":
        zoom.zoomBy(step);
        return true;
      case "-":
        zoom.zoomBy(1 / step);
        return true;
      case "0":
        zoom.reset();
        return true;
      case "ArrowLeft":
      case "ArrowRight":
        turn(key === "ArrowLeft" ? -1 : 1);
        return true;
      case "ArrowUp":
      case "ArrowDown":
        zoom.moveBy({ x: 0, y: key === "ArrowUp" ? keyPixels : -keyPixels });
        return true;
      case "Home":
      case "End":
        show(key === "Home" ? 0 : pictures.length - 1);
        return true;
      default:
        return false;
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={frame}
        className={css.frame}
        role="group"
        aria-label="Picture. Plus and minus zoom, arrows move."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and move the picture; focus starts here.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...zoom.gestures}
      >
        {/* biome-ignore lint/performance/noImgElement: ui knows no framework. */}
        <img
          className={css.picture}
          src={picture.href}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
          style={{
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            ...(picture.preview && { backgroundImage: `url("${picture.preview}")` }),
          }}
        />
      </div>
      <div className={css.bar}>
        {pictures.length > 1 && (
          <Control label="Previous picture" sign="‹" off={shown === 0} onPress={() => show(shown - 1)} />
        )}
        <Control label="Zoom out" sign="−" off={scale === 1} onPress={() => zoom.zoomBy(1 / step)} />
        <p className={css.state} aria-live="polite">
          {`${pictures.length > 1 ? `${shown + 1} of ${pictures.length}, ` : ""}${Math.round(scale * 100)} %`}
        </p>
        <Control label="Zoom in" sign="+" off={scale === mostZoom} onPress={() => zoom.zoomBy(step)} />
        {pictures.length > 1 && (
          <Control
            label="Next picture"
            sign="›"
            off={shown === pictures.length - 1}
            onPress={() => show(shown + 1)}
          />
        )}
      </div>
    </>
  );
}

/** Stays reachable at its end: a button that vanishes or is disabled would drop the focus. */
function Control(props: {
  readonly label: string;
  readonly sign: string;
  readonly off: boolean;
  readonly onPress: () => void;
}) {
  const { label, sign, off, onPress } = props;
  return (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
