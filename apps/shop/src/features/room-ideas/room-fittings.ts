import { addKobo, timesKobo } from "@precise/cart-core/money";
import { pricesOf } from "#shop/base/amounts.ts";
import type { RoomFitting } from "./mix/light-figures.ts";
import type { LightLayers } from "./mix/light-layers.ts";
import type { RoomThing } from "./room.data.ts";

/** What of a room gives light, in the order of its layers, with what it draws, gives and costs. */
export function roomFittings(things: readonly RoomThing[], layers: LightLayers): RoomFitting[] {
  return layers.fittings.flatMap(({ id, kelvin }) => {
    const thing = things.find(({ placed }) => placed.light === id);
    return thing === undefined ? [] : fittingOf(thing, id, kelvin);
  });
}

function fittingOf({ item, placed, lamps }: RoomThing, id: string, rendered: number): RoomFitting {
  const source = lamps?.item ?? item;
  const sources = lamps?.pieces ?? placed.pieces;
  const watts = amount(source.attributes.wattage, sources);
  const lumens = amount(source.attributes.luminous_flux, sources);
  const isForSale = item.stock_status !== "OUT_OF_STOCK" && lamps?.item.stock_status !== "OUT_OF_STOCK";
  const kobo = addKobo(
    timesKobo(pricesOf(item).now, placed.pieces),
    ...(lamps === null ? [] : [timesKobo(pricesOf(lamps.item).now, lamps.pieces)]),
  );
  return {
    id,
    label: placed.label ?? item.name,
    sku: item.sku,
    pieces: placed.pieces,
    ...(watts !== undefined && { watts }),
    ...(lumens !== undefined && { lumens }),
    ...(lamps !== null && {
      lamps: { sku: lamps.item.sku, name: lamps.item.name, pieces: lamps.pieces },
    }),
    ...(isForSale && { kobo }),
    kelvin: Number(source.attributes.colour_temperature) || rendered,
  };
}

/** A fitting without a light source of its own states the most that its lamps may draw, and no lumens. */
function amount(value: unknown, pieces: number): number | undefined {
  const each = Number(value);
  return value === undefined || !Number.isFinite(each) ? undefined : each * pieces;
}
