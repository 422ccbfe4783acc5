import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Picture } from "@precise/web/components/picture";
import { roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { mixHash } from "../mix/light-mix.ts";
import { mixOfScene } from "../mix/light-scene.ts";
import { type RoomName, roomContent } from "../room-content.ts";
import { roomLayers } from "../room-layers.ts";
import { eveningCopy as copy } from "./evening-copy.ts";
import { EveningStage } from "./evening-stage.client.tsx";
import * as css from "./evening-stage.css.ts";

const size = { sizes: "(min-width: 1560px) 945px, (min-width: 900px) 61vw, 92vw", mostPixels: 1_890 };

/** A room on which an evening can be played, with its scenes; without scripts they are links to its ideas. */
export function RoomEvening({ room, titleId }: { readonly room: RoomName; readonly titleId: string }) {
  const { room: name, title, scenes } = roomContent(room);
  const picture = roomScenes[room];
  const layers = roomLayers[room];
  if (picture === undefined || layers === undefined) return null;
  const mixIt = copy.mixIt(title);
  return (
    <EveningStage
      picture={<Picture source={picture} alt="" size={size} />}
      links={
        <>
          {scenes.map((scene) => (
            <ButtonLink
              key={scene.name}
              tone="choice"
              href={`/room-ideas/${room}#${mixHash(mixOfScene(scene, layers.fittings))}`}
            >
              {scene.name}
            </ButtonLink>
          ))}
          <a href={`/room-ideas/${room}`} className={css.mixIt}>
            {mixIt}
          </a>
        </>
      }
      room={{ room, name, scenes, mixIt }}
    >
      <h2 id={titleId}>{copy.title}</h2>
      <p>{copy.text}</p>
    </EveningStage>
  );
}
