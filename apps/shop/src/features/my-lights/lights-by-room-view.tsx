import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import "#shop/features/lighting-tools/parts/tool-print.css.ts";
import { type LitRoom, lightsByRoom, roomNames } from "./lights-by-room.ts";
import type { LightsForms } from "./lights-forms.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy, usualRooms } from "./my-lights-copy.ts";
import { OwnLightItem } from "./own-light-item.tsx";

const roomListId = "room-names";

/** Lights room by room, each room with its pieces and watts. */
export function LightsByRoomView(props: {
  readonly lights: readonly OwnLight[];
  readonly forms: Omit<LightsForms, "roomListId">;
}) {
  const { lights } = props;
  const forms = { ...props.forms, roomListId };
  return (
    <div className={css.litRooms} data-tool-page>
      <datalist id={roomListId}>
        {roomNames(lights, usualRooms).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {lightsByRoom(lights).map((room, place) => (
        <Room key={room.room ?? ""} room={room} id={`room-${place}`} forms={forms} />
      ))}
    </div>
  );
}

function Room({
  room,
  id,
  forms,
}: {
  readonly room: LitRoom;
  readonly id: string;
  readonly forms: LightsForms;
}) {
  return (
    <section className={css.litRoom} aria-labelledby={id}>
      <header className={css.roomHead}>
        <h2 id={id} className={css.roomName}>
          {room.room ?? copy.unplaced}
        </h2>
        <p className={css.muted}>
          {copy.roomSum(room.pieces, room.watts)}
          <span>{room.unstated > 0 && `. ${copy.roomUnstated(room.unstated)}`}</span>
        </p>
      </header>
      <ul role="list">
        {room.lights.map((placed) => (
          <li key={`${placed.light.order_number}.${placed.light.sku}`} className={css.line}>
            <OwnLightItem placed={placed} forms={forms} />
          </li>
        ))}
      </ul>
    </section>
  );
}
