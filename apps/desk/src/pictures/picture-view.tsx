import { pictureSrc } from "./picture-src.ts";
import * as css from "./pictures.css.ts";

/** A picture of the catalogue in a square of its own. @param alt empty where words beside it say the same */
export function PictureView(props: {
  readonly imageUrl: string;
  readonly alt: string;
  readonly look?: "picture" | "twin";
}) {
  const { imageUrl, alt, look = "picture" } = props;
  return (
    // biome-ignore lint/performance/noImgElement: no server of ours makes other sizes for the desk.
    <img className={look === "twin" ? css.twin : css.picture} src={pictureSrc(imageUrl)} alt={alt} />
  );
}
