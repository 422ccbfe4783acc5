import type { ArticleFacts } from "./article-facts.ts";
import { bulbsNeeded, fitsHolders } from "./bulbs-for-fittings.ts";
import { loadShare } from "./circuits.ts";
import type { FitLine } from "./fit-rules/fit-lines.ts";
import { findings } from "./fits-together.ts";

/** An article that may be taken beside another. */
export interface PieceOnSale {
  readonly id: string;
  readonly name: string;
  readonly facts: ArticleFacts;
  /** How many are to be had for certain. */
  readonly pieces: number;
}

/** `bulbs` and `drivers`: it does not light without them. `dimmer`: it can be dimmed with it. */
export interface NeededPiece<Piece extends PieceOnSale = PieceOnSale> {
  readonly why: "bulbs" | "driver" | "dimmer";
  readonly piece: Piece;
  readonly quantity: number;
}

/**
 * What one piece of an article needs to light and to be dimmed: bulbs for its holders, drivers for a strip, a dimmer. Each is the
 * first of those on sale of which no rule says that it does not fit the others, placed or not; a dimmer also states all that is asked
 * of it. What only dims by a plug, a battery or itself gets no dimmer.
 * @param onSale the first that suits is taken
 * @returns in the order in which they are looked at; nothing for an article that needs nothing, or where nothing suits
 * @source design "Lighting"
 */
export function neededPieces<Piece extends PieceOnSale>(
  article: PieceOnSale,
  onSale: readonly Piece[],
): readonly NeededPiece<Piece>[] {
  const taken: NeededPiece<Piece>[] = [];
  const isToDim = article.facts.isDimmable === true;
  /** Takes the first that suits. @returns whether there was one */
  const take = (
    why: NeededPiece["why"],
    candidates: readonly Piece[],
    quantityOf: (piece: Piece) => number,
  ) => {
    for (const piece of candidates) {
      const wanted = { why, piece, quantity: quantityOf(piece) };
      // What cannot be counted is not to be had either.
      if (!(piece.pieces >= wanted.quantity) || !suits(article, [...taken, wanted], wanted)) continue;
      taken.push(wanted);
      return true;
    }
    return false;
  };

  const bulbs = bulbsNeeded(article.facts, 1);
  if (bulbs > 0) {
    const fitting = onSale.filter(({ facts }) => fitsHolders(article.facts, facts));
    const dimmable = fitting.filter(({ facts }) => dimsBehindWall(facts));
    const inOrder = isToDim ? [...dimmable, ...fitting.filter((one) => !dimmable.includes(one))] : fitting;
    take("bulbs", inOrder, () => bulbs);
  }
  if (article.facts.kind === "strip") {
    const drivers = onSale.filter(({ facts }) => facts.kind === "driver");
    take("driver", drivers, ({ facts }) =>
      Math.max(1, Math.ceil((article.facts.watts ?? Number.NaN) / ((facts.driverMaxW ?? 0) * loadShare))),
    );
  }
  const light = taken[0]?.piece.facts ?? article.facts;
  if (isToDim && hangsOnWall(article.facts) && dimsBehindWall(light)) {
    const dimmers = onSale.filter(({ facts }) => facts.kind === "dimmer");
    take("dimmer", dimmers, () => 1);
  }
  return taken;
}

/** Whether no rule says otherwise, with all that was taken, on one wire and in one cart. */
function suits(article: PieceOnSale, pieces: readonly NeededPiece[], wanted: NeededPiece): boolean {
  const lines: FitLine[] = [
    lineOf(article, 1),
    ...pieces.map(({ piece, quantity }) => lineOf(piece, quantity)),
  ];
  const found = [...findings(lines), ...findings(lines.map((line) => ({ ...line, placeId: "one" })))];
  // What a dimmer does not state may be what makes it hum.
  const against = wanted.why === "dimmer" ? ["stop", "warn", "unknown"] : ["stop", "warn"];
  return !found.some(
    ({ severity, lines: ids }) => against.includes(severity) && ids.includes(wanted.piece.id),
  );
}

function lineOf({ id, name, facts }: PieceOnSale, quantity: number): FitLine {
  return { ...facts, id, name, quantity };
}

function hangsOnWall({ terminal, hasLamps, kind, dimEdge }: ArticleFacts): boolean {
  const isLight = kind === "strip" || (kind === "fitting" && (hasLamps === false || dimEdge !== undefined));
  return isLight && terminal !== "plug" && terminal !== "none" && terminal !== "track";
}

/** Whether a dimmer in the wall dims it, and how is stated. */
function dimsBehindWall({ isDimmable, dimEdge }: ArticleFacts): boolean {
  return isDimmable === true && (dimEdge === "trailing" || dimEdge === "leading" || dimEdge === "both");
}
