import type { Company } from "@precise/contract/shop/company";

type Showroom = Company["showrooms"][number];

const maps = "https://www.google.com/maps";

/** A showroom on the map: by its coordinates where they are known, else by its address. */
export function mapLink(showroom: Showroom): string {
  return `${maps}/search/?${new URLSearchParams({ api: "1", query: placeOf(showroom) })}`;
}

/** The way to it from where the visitor is. */
export function directionsLink(showroom: Showroom): string {
  return `${maps}/dir/?${new URLSearchParams({ api: "1", destination: placeOf(showroom) })}`;
}

function placeOf({ name, address, coordinates }: Showroom): string {
  return coordinates ? `${coordinates.latitude},${coordinates.longitude}` : `${name}, ${address}`;
}
