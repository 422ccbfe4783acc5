import { encode } from "uqr";
import * as css from "./invitation.css.ts";

/** A text as a picture that a phone's code app reads. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={css.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
