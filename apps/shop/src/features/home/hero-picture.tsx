import { TwinPicture } from "@precise/web/components/picture-element";
import { PictureTwins } from "@precise/web/components/picture-twins";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import { heroPictures } from "#shop/base/pictures/own-pictures.ts";

/** Full width, on the densest screens too. */
const size = { sizes: "100vw", mostPixels: 2_048 };
/** In between, the wide one would be cut to where words stand on a lamp. */
const upright = "(max-width: 899px)";

/** The home page's picture: its lamps are lit while the lights are on. Wide, and upright for phones and tablets. Fetched at once. */
export function HeroPicture() {
  return <PictureTwins day={<HeroTwin lights="on" />} night={<HeroTwin lights="off" />} />;
}

function HeroTwin({ lights }: { readonly lights: "on" | "off" }) {
  const { wide, tall } = heroPictures[lights];
  return (
    <>
      <source media={upright} srcSet={imageAttributes(tall, size).srcSet} sizes={size.sizes} />
      <TwinPicture
        image={imageAttributes(wide, size)}
        sizes={size.sizes}
        alt=""
        colour={wide.colour}
        isFirst
        lights={lights}
      />
    </>
  );
}
