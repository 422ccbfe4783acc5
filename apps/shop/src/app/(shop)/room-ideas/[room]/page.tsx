import "reading-stylesheet";
import { notFound } from "next/navigation";
import { contentMetadata } from "../../../../content/content-metadata.ts";
import { canonicalOrigin } from "../../../../env.ts";
import { loadRoom } from "../../../../features/room-ideas/room.data.ts";
import { isRoomName, roomContent, roomNames } from "../../../../features/room-ideas/room-content.ts";
import { RoomView } from "../../../../features/room-ideas/room-view.tsx";
import { breadcrumbJsonLd } from "../../../../shell/breadcrumb-json-ld.ts";
import { JsonLd } from "../../../../shell/json-ld.tsx";
import { routes } from "../../../../shell/route-table.ts";

type Props = PageProps<"/room-ideas/[room]">;

/** There are these rooms and no others. @source spec §2 */
export const dynamicParams = false;

export function generateStaticParams() {
  return roomNames.map((room) => ({ room }));
}

export async function generateMetadata({ params }: Props) {
  const { room } = await params;
  return isRoomName(room) ? contentMetadata(roomContent(room), `/room-ideas/${room}`, room) : {};
}

export default async function RoomPage({ params }: Props) {
  const { room } = await params;
  if (!isRoomName(room)) notFound();
  const content = roomContent(room);
  const trail = [
    { name: routes.inspiration.name, path: routes.inspiration.href },
    { name: content.title, path: `/room-ideas/${room}` },
  ];
  return (
    <>
      <JsonLd text={breadcrumbJsonLd(trail, canonicalOrigin())} />
      <RoomView room={room} content={content} products={await loadRoom(content)} />
    </>
  );
}
