import "reading-stylesheet";
import { notFound } from "next/navigation";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { canonicalOrigin } from "#shop/base/env.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { breadcrumbJsonLd } from "#shop/base/seo/breadcrumb-json-ld.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { loadCompany } from "#shop/base/server/company.ts";
import { loadRoom } from "#shop/features/room-ideas/room.data.ts";
import { isRoomName, roomContent, roomNames } from "#shop/features/room-ideas/room-content.ts";
import { RoomView } from "#shop/features/room-ideas/room-view.tsx";

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
  const company = await loadCompany();
  return (
    <>
      <JsonLd text={breadcrumbJsonLd(trail, canonicalOrigin())} />
      <RoomView
        room={room}
        content={content}
        products={await loadRoom(content)}
        tiers={company?.delivery_tiers}
        hasFeesByState={company?.delivery_zones !== undefined}
        vatPerThousand={company?.vat_per_thousand}
      />
    </>
  );
}
