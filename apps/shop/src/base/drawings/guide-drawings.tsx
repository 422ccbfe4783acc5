import { dictionary } from "@precise/cart-core/dictionary";
import type { ReactNode } from "react";
import { DrawnText, glow, LineDrawing, shine } from "./line-drawing.tsx";

/** Five bases of bulbs side by side; the first one burns. */
function Bulbs() {
  return (
    <LineDrawing words="Drawing: bulbs with the bases E27, E14, B22, GU10 and G9">
      <circle className={shine} cx="44" cy="68" r="42" />
      <circle className={glow} cx="44" cy="68" r="8" />
      <path d="M32 112v-9c0-8-14-17-14-34a26 26 0 0 1 52 0c0 17-14 26-14 34v9M30 112h28M31 120h26M31 128h26M34 136h20l-6 8h-8z" />
      <path d="M95 114v-8c0-9-8-16-8-32 0-18 14-40 14-40s14 22 14 40c0 16-8 23-8 32v8M93 114h16M94 121h14M94 128h14M96 135h10l-3 7h-4z" />
      <path d="M148 112v-9c0-8-14-17-14-34a26 26 0 0 1 52 0c0 17-14 26-14 34v9M146 112h28v28h-28zM146 124h-7M174 124h7M154 140v5M166 140v5" />
      <path d="M208 62h48l-8 30c-2 8-6 12-6 20h-20c0-8-4-12-6-20zM214 74h36M222 112v18h20v-18M225 130v12M239 130v12M223 142h4M237 142h4" />
      <path d="M274 118v-52a14 14 0 0 1 28 0v52zM282 76v30M288 70v36M294 76v30M278 118v12h20v-12M283 130v12a3 3 0 0 0 0 0M293 130v12" />
      {["E27", "E14", "B22", "GU10", "G9"].map((base, place) => (
        <DrawnText key={base} x={[44, 101, 160, 232, 288][place] ?? 0} y={172}>
          {base}
        </DrawnText>
      ))}
    </LineDrawing>
  );
}

/** A lantern on a wall by the sea, in the rain. */
function Outdoor() {
  return (
    <LineDrawing words="Drawing: a wall lantern by the sea in the rain">
      <path className={shine} d="M40 186 84 84h32l44 102z" />
      <path d="M40 14v172M40 50h-12M40 86h-18M40 122h-12M40 158h-18M40 70h24c18 0 18-30 36-30v12" />
      <path d="M78 68 100 52l22 16zM84 68l-4 46h40l-4-46M80 114h40v6H80z" />
      <ellipse className={glow} cx="100" cy="92" rx="7" ry="11" />
      <path d="M150 22l-10 24M186 14l-10 24M222 26l-10 24M258 14l-10 24M294 26l-10 24M168 58l-10 24M204 66l-10 24M240 58l-10 24M276 66l-10 24M300 84l-6 14" />
      <path d="M150 128q12-12 24 0t24 0 24 0 24 0 24 0 24 0M138 150q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0M160 172q12-12 24 0t24 0 24 0 24 0 24 0 24 0" />
    </LineDrawing>
  );
}

/** From a candle to the sky at noon, with their temperatures. */
function Colour() {
  return (
    <LineDrawing words="Drawing: light from a candle at 2200 K to the sky at noon at 6500 K">
      <circle className={shine} cx="46" cy="74" r="38" />
      <path className={glow} d="M46 50c10 14 12 20 12 26a12 12 0 0 1-24 0c0-6 2-12 12-26z" />
      <path d="M46 88v8M36 96h20v44H36zM28 140h36" />
      <path d="M108 126v-8c0-8-12-16-12-31a23 23 0 0 1 46 0c0 15-12 23-12 31v8zM107 133h24M110 140h18M112 100l5-14 4 10 4-10 5 14" />
      <path d="M168 74h64v14h-64zM182 74V52M218 74V52M178 100l-5 22M200 100v22M222 100l5 22M174 52h52" />
      <circle cx="276" cy="92" r="20" />
      <path d="M276 54v10M276 120v10M238 92h10M304 92h10M249 65l7 7M296 112l7 7M303 65l-7 7M249 119l7-7" />
      <path d="M24 160h272M46 156v8M119 156v8M200 156v8M276 156v8" />
      {["2200 K", "2700 K", "4000 K", "6500 K"].map((kelvin, place) => (
        <DrawnText key={kelvin} x={[46, 119, 200, 276][place] ?? 0} y={184}>
          {kelvin}
        </DrawnText>
      ))}
    </LineDrawing>
  );
}

/** A rotary dimmer, and the wave whose end it cuts off. */
function Dimmers() {
  return (
    <LineDrawing words="Drawing: a rotary dimmer and a mains wave with its trailing edge cut off">
      <rect x="26" y="34" width="116" height="116" rx="8" />
      <circle className={shine} cx="84" cy="92" r="48" />
      <circle cx="84" cy="92" r="30" />
      <path d="M84 92 104 70M50 126l-5 5M38 92h-6M50 58l-5-5M84 44v-6M118 58l5-5M130 92h6M118 126l5 5" />
      <circle className={glow} cx="106" cy="68" r="5" />
      <path d="M168 92h132M168 30v124" />
      <path
        d="M168 92c10-44 24-56 34-44 4 5 6 12 8 20v24h24c10 44 24 56 34 44 4-5 6-12 8-20v-24h24"
        strokeWidth="2.5"
      />
      <path d="M210 68c3 8 8 18 24 24M276 116c3-8 8-18 24-24" strokeDasharray="3 5" />
    </LineDrawing>
  );
}

/** The sun on a panel, a battery with its inverter, and a lamp that burns while the mains are out. */
function Cordless() {
  return (
    <LineDrawing words="Drawing: a solar panel, an inverter and a battery that feed a light">
      <circle cx="42" cy="40" r="14" />
      <path d="M42 14v6M42 60v6M16 40h6M62 40h6M24 22l4 4M56 54l4 4M60 22l-4 4M24 58l4-4" />
      <path d="M58 124 78 78h64l-20 46zM72 92h64M65 108h64M99 78l-20 46M120 78l-20 46M90 124v14M90 138h40" />
      <rect x="130" y="122" width="52" height="44" rx="4" />
      <path d="M140 144c4-10 8-10 12 0s8 10 12 0M170 134h4" />
      <path d="M206 146h46v34h-46zM214 146v-6h8v6M236 146v-6h8v6M215 158h8M219 154v8M236 158h8M182 150h24" />
      <path className={shine} d="M246 72h48l16 56h-80z" />
      <path d="M270 14v28M246 72c2-18 10-30 24-30s22 12 24 30zM182 132h20V14h68" />
      <circle className={glow} cx="270" cy="78" r="8" />
    </LineDrawing>
  );
}

/** A room in section: light from the ceiling on a table, with the room's measures. */
function Brightness() {
  return (
    <LineDrawing words="Drawing: a room in section, with light from the ceiling on a table and its measures">
      <path d="M40 26h240v138H40zM40 178v10M280 178v10M40 183h240M18 26h10M18 164h10M23 26v138" />
      <path className={shine} d="M152 40h16l58 80H94z" />
      <path d="M148 26v10h24V26" />
      <circle className={glow} cx="160" cy="40" r="7" />
      <path d="M94 120h132M108 120v44M212 120v44M66 164v-42M66 142h22v22M254 164v-42M254 142h-22v22" />
      <path d="M118 112h10M155 112h10M192 112h10M160 58v34M155 86l5 7 5-7" strokeDasharray="2 4" />
      <DrawnText x={160} y={150}>
        lm per m²
      </DrawnText>
    </LineDrawing>
  );
}

/** Drawings for the heads of guides, by the name that content files use. */
const drawings: Readonly<Record<string, () => ReactNode>> = dictionary({
  bulbs: Bulbs,
  outdoor: Outdoor,
  colour: Colour,
  dimmers: Dimmers,
  cordless: Cordless,
  brightness: Brightness,
});

/** Whether a page's picture of this name is drawn. */
export function isDrawn(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(drawings, name);
}

/** The drawing of this name, where there is one. */
export function GuideDrawing({ name }: { readonly name: string }) {
  const Drawing = drawings[name];
  return Drawing ? <Drawing /> : null;
}
