import * as css from "./colour-temperature-scale.css.ts";

/** Candlelight to daylight: everything sold is between them. */
const [warmest, coolest] = [2000, 6800];

/**
 * Where a colour of light is between warm and cool, as a picture; the text beside it says the same. Nothing where the text
 * gives no temperature.
 * @param text as a spec table shows it: "3000 K"
 */
export function ColourTemperatureScale({ text }: { readonly text: string }) {
  const kelvin = Number(/^([\d,]+) K/.exec(text)?.[1]?.replace(",", ""));
  if (!Number.isFinite(kelvin)) return null;
  const place = Math.min(Math.max((kelvin - warmest) / (coolest - warmest), 0), 1);
  return (
    <>
      <span> {nameOf(kelvin)}</span>
      <span className={css.scale} aria-hidden="true">
        <span className={css.mark} style={{ left: `${Math.round(place * 100)}%` }} />
      </span>
    </>
  );
}

function nameOf(kelvin: number): string {
  if (kelvin < 2500) return "very warm";
  if (kelvin <= 3300) return "warm";
  return kelvin <= 5300 ? "neutral" : "cool daylight";
}
