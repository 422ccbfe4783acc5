import type { ShopContent } from "./content.ts";

type Bookable = ShopContent["appointments"];

/**
 * What can be booked: what the content file says, and a visit to each showroom that was added at the desk, in a calendar of its own. It
 * is as the first visit to a showroom that the file has; where the file offers none, the shop takes no visits.
 * @param showrooms those that there are now
 * @source decision 117
 */
export function withAddedVisits(
  file: Pick<ShopContent, "appointments" | "showrooms">,
  showrooms: ShopContent["showrooms"],
): Bookable {
  const { desks, types } = file.appointments;
  const visit = types.find(({ place }) => place === "showroom");
  const capacity = desks.find(({ id }) => id === visit?.desk)?.capacity;
  if (visit === undefined || capacity === undefined) return file.appointments;
  const isOfFile = (id: string) => file.showrooms.some((showroom) => showroom.id === id);
  const added = showrooms
    .filter(({ id }) => !isOfFile(id))
    .map(({ id, name }) => ({
      showroom: id,
      name,
      desk: desks.some((desk) => desk.id === id) ? `${id}-showroom` : id,
    }));
  return {
    desks: [...desks, ...added.map(({ showroom, desk }) => ({ id: desk, showroom, capacity }))],
    types: [
      ...types,
      ...added.map(({ showroom, name, desk }) => ({
        ...visit,
        id: `visit-${showroom}`,
        name: `Visit to ${name}`,
        desk,
      })),
    ],
  };
}
