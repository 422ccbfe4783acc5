/** Outlines that a drawing of measures knows; a box where nothing is known. */
export type Silhouette = "box" | "cone" | "dome" | "globe" | "ring" | "rings" | "bar" | "shade" | "bulb";

interface Body {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The first that fits. What looks the same from all sides has it from front and side. */
const called: readonly (readonly [RegExp, Silhouette, "round" | "any"])[] = [
  [/\b(?:a60|globe|rechargeable) .*bulb\b|\bbulb (?:a60|g95)\b/i, "bulb", "round"],
  [/\btriple ring\b/i, "rings", "round"],
  [/\bring\b/i, "ring", "round"],
  [/\bcone\b/i, "cone", "round"],
  [/\b(?:dome|saucer)\b/i, "dome", "round"],
  [/\b(?:globe|orb)\b/i, "globe", "round"],
  [/\b(?:column|ceramic) table lamp\b|\btripod floor lamp\b/i, "shade", "round"],
  [/\blinear pendant\b/i, "bar", "any"],
];

/** What a light looks like from its front, as far as its name says so. */
export function silhouetteOf(
  name: string,
  sides: { readonly width: number; readonly depth?: number | undefined },
): Silhouette {
  const isRound = sides.depth === undefined || sides.depth === sides.width;
  const found = called.find(([words, , from]) => words.test(name) && (from === "any" || isRound));
  return found?.[1] ?? "box";
}

/** The outline within a body's bounds, as the data of an SVG path. */
export function silhouettePath(silhouette: Silhouette, { x, y, w, h }: Body): string {
  const middle = x + w / 2;
  const bottom = y + h;
  switch (silhouette) {
    case "box":
      return rectangle(x, y, w, h);
    case "cone": {
      const neck = w * 0.16;
      return `M${n(middle - neck / 2)} ${n(y)}h${n(neck)}L${n(x + w)} ${n(bottom)}H${n(x)}z`;
    }
    case "dome":
      return `M${n(x)} ${n(bottom)}a${n(w / 2)} ${n(h)} 0 0 1 ${n(w)} 0z`;
    case "globe": {
      const d = Math.min(w, h);
      const holder = h > d ? rectangle(middle - d * 0.15, y, d * 0.3, h - d + d * 0.02) : "";
      return ellipse(middle, bottom - d / 2, d, d) + holder;
    }
    case "ring":
      return hangingRing(middle, y, bottom, w);
    case "rings":
      return [0.5, 0.75, 1].map((part) => hangingRing(middle, y, y + h * part, w * part)).join("");
    case "bar": {
      const thick = Math.max(h * 0.03, 3);
      const wires = [0.2, 0.8].map((part) => `M${n(x + w * part)} ${n(y)}V${n(bottom - thick)}`).join("");
      return wires + rectangle(x, bottom - thick, w, thick);
    }
    case "shade": {
      const edge = y + h * 0.4;
      const shade = `M${n(middle - w * 0.35)} ${n(y)}h${n(w * 0.7)}L${n(x + w)} ${n(edge)}H${n(x)}z`;
      const foot = rectangle(middle - w * 0.22, bottom - h * 0.03, w * 0.44, h * 0.03);
      return `${shade}M${n(middle)} ${n(edge)}V${n(bottom - h * 0.03)}${foot}`;
    }
    case "bulb": {
      const cap = w * 0.22;
      const neck = y + h * 0.78;
      const belly = y + h * 0.62;
      return (
        `M${n(middle - cap)} ${n(bottom)}V${n(neck)}C${n(middle - cap)} ${n(belly)} ${n(x)} ${n(belly)} ${n(x)} ${n(y + w / 2)}` +
        `a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0` +
        `C${n(x + w)} ${n(belly)} ${n(middle + cap)} ${n(belly)} ${n(middle + cap)} ${n(neck)}V${n(bottom)}z`
      );
    }
  }
}

/** Two wires from the ceiling, and the ring seen from a little below. */
function hangingRing(middle: number, top: number, bottom: number, across: number): string {
  const tall = Math.max(across * 0.08, 4);
  const hangs = bottom - tall / 2;
  const wires = [-1, 1].map(
    (side) => `M${n(middle)} ${n(top)}L${n(middle + (side * across) / 2)} ${n(hangs)}`,
  );
  return wires.join("") + ellipse(middle, hangs, across, tall);
}

function ellipse(middle: number, centre: number, across: number, tall: number): string {
  const [rx, ry] = [n(across / 2), n(tall / 2)];
  return `M${n(middle - across / 2)} ${n(centre)}a${rx} ${ry} 0 1 1 ${n(across)} 0a${rx} ${ry} 0 1 1${n(-across)} 0z`;
}

function rectangle(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

/** One decimal is finer than any screen shows. */
function n(value: number): number {
  return Math.round(value * 10) / 10;
}
