import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-view.css.ts";
import type { RoomScene } from "./room-scene.ts";

const sceneSize = { sizes: "(min-width: 900px) 52vw, 100vw", mostPixels: 1_080 };

/** The product in a room, with a mark where it is; the picture leads to everything in that room. */
export function RoomSceneView({ name, scene }: { readonly name: string; readonly scene: RoomScene }) {
  const { picture, room, href, x, y } = scene;
  return (
    <section aria-labelledby="in-room" className={css.part}>
      <h2 id="in-room">{productCopy.inRoom(room)}</h2>
      <IntentLink href={href} className={css.scene}>
        <Picture source={picture} alt={productCopy.sceneAlt(name, room)} size={sceneSize} isNeverDimmed />
        <span className={css.mark} style={{ left: `${x}%`, top: `${y}%` }} />
      </IntentLink>
      <p>
        <IntentLink href={href}>{productCopy.seeRoom(room)}</IntentLink>
      </p>
    </section>
  );
}
