/** Where the desk's own origin has a picture of the catalogue. @param imageUrl its site path: `/media/…` */
export function pictureSrc(imageUrl: string): string {
  return `/api/desk${imageUrl}`;
}
