"use no memo";
import type { ImageAttributes } from "../pictures/picture-size.ts";
import { asItIs, packshot, room } from "./picture.css.ts";
import { PictureTwins } from "./picture-twins.tsx";

interface PictureProps {
  readonly image: ImageAttributes;
  readonly sizes: string;
  readonly alt: string;
  readonly colour: string | undefined;
  readonly isFirst: boolean;
}

/**
 * A picture as an element that fills its place, over its dominant colour until it has come. A plain image needs no script.
 * While the lights are off its twin by night is there instead; one without a twin is dimmed.
 * @param isFirst the one picture of a page that is fetched at once; every other waits until it is near
 * @param isNeverDimmed the picture is what the page is about, and is looked at as it is
 */
export function PictureElement(props: PictureProps & { readonly isNeverDimmed?: boolean }) {
  const { isNeverDimmed = false, ...day } = props;
  const { night } = day.image;
  if (night === undefined) {
    // Packshots are square, on a light ground; rooms are wider than high.
    const dimmed = day.image.width > day.image.height ? room : packshot;
    return <PlainPicture {...day} className={isNeverDimmed ? asItIs : dimmed} />;
  }
  return (
    <PictureTwins
      day={<TwinPicture {...day} lights="on" />}
      night={<TwinPicture {...day} image={{ ...day.image, srcSet: night }} colour={undefined} lights="off" />}
    />
  );
}

/**
 * One of two twins. It is always lazy, so that the hidden one is not fetched; where it is the page's first picture, the
 * script in the head makes the right one eager as soon as it has been read (`theme-script.ts`).
 * @param lights the lights that it is shown with
 */
export function TwinPicture({ lights, ...props }: PictureProps & { readonly lights: "on" | "off" }) {
  return <PlainPicture {...props} className={asItIs} isTwin firstWith={props.isFirst ? lights : undefined} />;
}

function PlainPicture(
  props: PictureProps & {
    readonly className: string;
    /** Of two in one place: lazy in any case. */
    readonly isTwin?: boolean;
    readonly firstWith?: "on" | "off" | undefined;
  },
) {
  const { image, sizes, alt, colour, isFirst, className } = props;
  const { isTwin = false, firstWith } = props;
  return (
    // biome-ignore lint/performance/noImgElement: these are next/image's own attributes, without its client component.
    <img
      // Before the addresses: some browsers begin with an address as soon as it is set.
      {...((isTwin || !isFirst) && { loading: "lazy" })}
      // Browsers that know no srcset know no twins either; a listing has two dozen of them.
      src={isTwin ? undefined : widest(image.srcSet)}
      srcSet={image.srcSet}
      // What is fetched later is on the page by then: browsers that can go by the width that it really has.
      sizes={isFirst ? sizes : `auto, ${sizes}`}
      // Twins lie in a box of their own, which has its size.
      width={isTwin ? undefined : image.width}
      height={isTwin ? undefined : image.height}
      alt={alt}
      className={className}
      {...(isFirst ? { fetchPriority: "high" } : { decoding: "async" })}
      {...(firstWith && { "data-first": firstWith, suppressHydrationWarning: true })}
      style={colour === undefined ? undefined : { backgroundColor: colour }}
    />
  );
}

/** The address for browsers that know no srcset: one of the same candidates. */
function widest(srcSet: string): string | undefined {
  return srcSet.split(", ").at(-1)?.split(" ")[0];
}
