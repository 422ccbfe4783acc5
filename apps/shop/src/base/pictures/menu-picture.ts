/**
 * Address of a picture at one width, as next/image's own optimiser serves it: for parts that only the browser renders,
 * where its component would cost more than the part.
 * @param width one of the framework's own device or image sizes
 */
export function menuPicture(imageUrl: string, width: 384 | 640): string {
  return `/_next/image?url=${encodeURIComponent(imageUrl)}&w=${width}&q=75`;
}
