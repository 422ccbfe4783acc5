import { dictionary } from "@precise/cart-core/dictionary";
import { logoFile, type ShopLook } from "@precise/contract/shop/look";
import { Button } from "@precise/ui/components/inputs/button";
import { lightsOff, lightsOn, pageByDay } from "@precise/ui/styles/tokens";
import type { CSSProperties } from "react";
import { pictureSrc } from "#desk/pictures/picture-src.ts";
import { note } from "#desk/styles/texts.css.ts";
import * as css from "./look-preview.css.ts";

const faces: Readonly<Record<string, string>> = dictionary({
  figtree: "Figtree Local, sans-serif",
  georgia: "Georgia, serif",
});

/** How a look reads by day and by night. @param look a draft, or what holds @param name of the shop */
export function LookPreview({ look, name }: { readonly look: ShopLook; readonly name: string }) {
  return (
    <section className={css.preview} aria-label="Preview">
      <Theme theme="lights-on" look={look} name={name} />
      <Theme theme="lights-off" look={look} name={name} />
    </section>
  );
}

function Theme(props: {
  readonly theme: "lights-on" | "lights-off";
  readonly look: ShopLook;
  readonly name: string;
}) {
  const { theme, look, name } = props;
  const isDay = theme === "lights-on";
  const colours = { ...(isDay ? lightsOn : lightsOff), ...(isDay ? look.colours?.on : look.colours?.off) };
  const picture = look.logo && (isDay ? look.logo.day : (look.logo.night ?? look.logo.day));
  const heading = { fontFamily: look.face && faces[look.face] };
  const { accent, accentHover, onAccent, accentSoft } = colours;
  const shades = {
    "--accent": accent,
    "--accentHover": accentHover,
    "--onAccent": onAccent,
  } as CSSProperties;
  return (
    <figure className={css.sheet} data-theme={theme} style={shades}>
      <figcaption className={note}>{isDay ? "Lights on" : "Lights off"}</figcaption>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: a picture of the API's, in its one size
        <img
          className={css.logo}
          src={pictureSrc(logoFile(picture, "bar"))}
          alt={name}
          style={!isDay && look.logo?.on_plate ? { background: pageByDay } : undefined}
        />
      ) : (
        <span className={css.name} style={heading}>
          {name}
        </span>
      )}
      <p className={css.heading} style={heading}>
        Come home to good light
      </p>
      <p>
        A page with <span className={css.link}>a link</span> in it.
      </p>
      <p className={css.soft} style={{ background: accentSoft }}>
        Spend ₦5,000 more and pay ₦10,000 less.
      </p>
      <span>
        <Button>Add to cart</Button>
      </span>
    </figure>
  );
}
