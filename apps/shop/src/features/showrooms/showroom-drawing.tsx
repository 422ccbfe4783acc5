import type { Company } from "@precise/contract/shop/company";
import { DrawnText, glow, LineDrawing, shine } from "#shop/base/drawings/line-drawing.tsx";
import { showroomCopy as copy } from "./showroom-copy.ts";

type Showroom = Company["showrooms"][number];

/**
 * The front of a showroom in lines, where there is no photograph: its town above the door, and in the window what its
 * list of what is there names first. It shows nothing else of the building.
 */
export function ShowroomDrawing({ showroom }: { readonly showroom: Showroom }) {
  const { city, features = [] } = showroom;
  return (
    <LineDrawing words={copy.drawn(city)}>
      <path d="M10 182h300M36 182V60h248v122M28 60h264l-10-18H38zM84 42V20h152v22" />
      <DrawnText x={160} y={36}>
        {city}
      </DrawnText>
      <path d="M216 182V82h48v100M240 82v100M234 130v10M246 130v10M56 82h140v78H56zM56 168h140" />
      {windowOf(features)}
    </LineDrawing>
  );
}

function windowOf(features: readonly string[]) {
  const all = features.join(" ").toLowerCase();
  if (all.includes("switch")) return <SwitchWall />;
  if (all.includes("outdoor") || all.includes("solar")) return <Garden />;
  return <Pendants />;
}

function Pendants() {
  return (
    <>
      <path className={shine} d="M112 118h28l22 42H90z" />
      <path d="M82 82v18M68 114c2-10 6-14 14-14s12 4 14 14zM126 82v22M112 118c2-10 6-14 14-14s12 4 14 14zM170 82v14M156 110c2-10 6-14 14-14s12 4 14 14z" />
      <circle className={glow} cx="126" cy="121" r="5" />
    </>
  );
}

function SwitchWall() {
  return (
    <>
      <path className={shine} d="M84 98h28l18 62H66z" />
      <path d="M98 82v6M84 98c2-8 6-10 14-10s12 2 14 10z" />
      <circle className={glow} cx="98" cy="101" r="5" />
      <path d="M140 94h18v18h-18zM166 94h18v18h-18zM140 122h18v18h-18zM166 122h18v18h-18zM149 99v8M175 99v8M172 131h6M145 131h8M149 127v8" />
    </>
  );
}

function Garden() {
  return (
    <>
      <circle className={shine} cx="92" cy="112" r="26" />
      <path d="M86 160v-40h12v40M84 120h16v-14H84zM82 106h20" />
      <circle className={glow} cx="92" cy="113" r="5" />
      <path d="M140 160v-16M140 144c-18 0-18-20-6-24 0-14 20-14 20 0 12 6 8 24-14 24M168 160v-30M160 130l22-10v10zM168 124v-6M62 160c2-8 6-12 6-20M70 160c0-8 2-10 6-14" />
    </>
  );
}
